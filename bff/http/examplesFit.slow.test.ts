import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { isEmail } from '#rules/contact.ts';

it('the contract shows only examples that fit their schemas', () => {
  const { components } = loadContractDocument();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv).addFormat('email', isEmail);
  ajv.addSchema({ $id: 'contract', components });
  const wrong = Object.entries(components.schemas).flatMap(([name, schema]) => {
    const { examples = [] } = schema as { examples?: unknown[] };
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
    return examples
      .filter((example) => !validate(example))
      .map(() => `${name}: ${ajv.errorsText(validate.errors)}`);
  });
  expect(wrong).toEqual([]);
});
