/** The file's name of a picture, without its ending: `ui-kit-button_all`, `screens-admin-home_office_360`. */
export const pictureName = (storyId: string, widthPx?: number): string =>
  [storyId.replace('--', '_'), ...(widthPx === undefined ? [] : [widthPx])].join('_');

/** The story that a picture is of. */
export const storyOf = (name: string): string => {
  const [file = '', story = ''] = name.split('_');
  return `${file}--${story}`;
};
