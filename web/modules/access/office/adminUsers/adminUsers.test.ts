import { describe, expect, it } from 'vitest';
import { anInspector } from '#web/mock/scenarios/access/admins.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { adminUserChange, adminUserValues, newAdminUserBody, validateAdminUser } from './adminUserForm.ts';
import { prefecturesText } from './adminUsers.list.tsx';

describe('the form of an administrator', () => {
  it('changes nothing by opening and saving', () => {
    expect(adminUserChange(adminUserValues(anInspector), anInspector)).toEqual({});
    expect(validateAdminUser(adminUserValues(anInspector))).toEqual({});
  });

  it('asks an inspector for prefectures, and takes them from everybody else', () => {
    const without = { ...adminUserValues(anInspector), assignedPrefectures: [] };
    expect(validateAdminUser(without)).toEqual({
      assignedPrefectures: '担当する都道府県を、1つ以上選んでください。',
    });
    const office = { ...adminUserValues(anInspector), type: String(AdminType.CS) };
    expect(newAdminUserBody(office).assignedPrefectures).toEqual([]);
  });

  it('sends prefectures in the order of the list, whatever the order of choosing', () => {
    const values = { ...adminUserValues(anInspector), assignedPrefectures: ['13', '1'] };
    expect(adminUserChange(values, anInspector)).toEqual({ assignedPrefectures: [1, 13] });
  });
});

describe('prefecturesText', () => {
  it('names the first and counts the others', () => {
    expect(prefecturesText([1, 13, 27])).toBe('北海道ほか2件');
    expect(prefecturesText([13])).toBe('東京都');
    expect(prefecturesText([])).toBe('—');
  });
});
