import { describe, expect, it } from 'vitest';
import { accountingKey } from '#web/mock/scenarios/access/machineKeys.ts';
import { MachineScope } from '#web/parts/api/generated/enums.ts';
import { PROJECT_FIELDS } from '#web/parts/form/projects/projectValues.ts';
import { scopesText } from './machineKeyColumns.tsx';
import {
  machineKeyChange,
  machineKeyValues,
  newMachineKeyBody,
  validateMachineKey,
} from './machineKeyForm.ts';

describe('the form of a key', () => {
  it('changes nothing by opening and saving', () => {
    expect(machineKeyChange(machineKeyValues(accountingKey), accountingKey)).toEqual({});
    expect(validateMachineKey(machineKeyValues(accountingKey))).toEqual({});
  });

  it('asks for a name and for something to read', () => {
    expect(Object.keys(validateMachineKey(machineKeyValues(null)))).toEqual(['name', 'scopes']);
  });

  it('asks for a round where some are to be chosen, and forgets those that were when all are', () => {
    const some = { ...machineKeyValues(accountingKey), projectIds: [] };
    expect(validateMachineKey(some)).toEqual({ projectIds: '公募回を、1つ以上選んでください。' });
    const all = { ...machineKeyValues(accountingKey), rounds: PROJECT_FIELDS.all };
    expect(machineKeyChange(all, accountingKey)).toEqual({ projectIds: null });
  });

  it('reads addresses as they are pasted: lines, commas, full width, twice', () => {
    const values = {
      ...machineKeyValues(accountingKey),
      allowedAddresses: ' 203.0.113.8、２０３．０．１１３．０/24\n\n203.0.113.8,2001:db8::/32 ',
    };
    expect(newMachineKeyBody(values).allowedAddresses).toEqual([
      '203.0.113.8',
      '203.0.113.0/24',
      '2001:db8::/32',
    ]);
  });

  it('sends scopes in the order of the contract', () => {
    const values = { ...machineKeyValues(null), scopes: [MachineScope.Files, MachineScope.Projects] };
    expect(newMachineKeyBody(values).scopes).toEqual(['projects.read', 'files.read']);
  });
});

describe('scopesText', () => {
  it('names the first and counts the others', () => {
    expect(scopesText([MachineScope.MyPages])).toBe('マイページ');
    expect(scopesText([MachineScope.MyPages, MachineScope.Payments, MachineScope.Files])).toBe(
      'マイページほか2件',
    );
  });
});
