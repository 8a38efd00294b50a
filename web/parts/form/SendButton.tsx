import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '#ui-kit/Button/index.ts';

/** Sends the form it stands in; busy, and deaf, while the form is on its way. */
export const SendButton = (props: Omit<ButtonProps, 'type' | 'isBusy' | 'onClick'>) => {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button variant="primary" size="large" {...props} type="submit" isBusy={submitting === true} />;
};
