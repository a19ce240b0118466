import type { PayeeForm } from '@/contracts/entities/payee';
import { allFields } from '@/schemas/fieldRules';
import { payeeFormOf, type PayeeFormKey, type PayeeSchema } from '@/schemas/payee';
import { payeeFixtureOf } from '../../fixtures';
import type { Work } from '../../runtime';
import { demoAccounts } from '../../seed/demoAccounts';
import { demoPayerId } from '../account/demo';
import { addPayeeOf } from './add';

/** Without separators, area codes separate. */
export function sentForm(
  schema: PayeeSchema,
  key: PayeeFormKey,
  typed: Readonly<Record<string, string>>,
): PayeeForm & { formKey?: 'nineElements' | 'uploadCard' } {
  const values: Record<string, unknown> = { ...typed };
  for (const field of allFields(schema)) {
    const value = typed[field.name];
    if (value === undefined) continue;
    if (field.kind === 'bankAccount') values[field.name] = value.replace(/[\s-]/g, '');
    if (field.kind === 'checkbox') values[field.name] = value === 'true';
    if (field.kind === 'phone') values[field.areaCodeName] = field.defaultAreaCode;
  }
  return {
    ...values,
    country: schema.country,
    accountType: schema.accountType,
    ...(key === 'nineElements' || key === 'uploadCard' ? { formKey: key } : {}),
  };
}

const own: Readonly<Record<string, readonly PayeeForm[]>> = {
  aus: [
    {
      country: 'CHN',
      accountType: 'bank',
      firstName: 'Fang',
      lastName: 'Wang',
      localName: '王芳',
      cardNumber: '6222020200012345670',
      areaCode: '86',
      phoneNumber: '13912345678',
      relationshipToReceiver: 'parents',
    },
    {
      country: 'CHN',
      accountType: 'alipay',
      name: '李强',
      localName: '李强',
      alipayAccount: '13812340000',
      relationshipToReceiver: 'friend',
    },
  ],
  hkg: [
    {
      country: 'PHL',
      accountType: 'eWallet',
      firstName: 'Juan',
      lastName: 'Dela Cruz',
      walletProvider: 'GCASH',
      walletAccount: '09170000001',
      areaCode: '63',
      phoneNumber: '9170000001',
      relationshipToReceiver: 'spouse',
    },
    {
      country: 'PHL',
      accountType: 'bank',
      firstName: 'Maria',
      lastName: 'Santos',
      bankCode: 'BDO',
      accountNumber: '001230004567',
      relationshipToReceiver: 'parents',
    },
    {
      country: 'PHL',
      accountType: 'cash',
      firstName: 'Jose',
      lastName: 'Reyes',
      cashAgentCode: 'CEBUANA-MNL1',
      areaCode: '63',
      phoneNumber: '9181234567',
      birthDate: '1980-06-15',
      relationshipToReceiver: 'sibling',
    },
  ],
};

export async function demoPayees(work: Work): Promise<void> {
  for (const { key, payees } of demoAccounts.list) {
    for (const form of own[key] ?? []) await addPayeeOf(work, demoPayerId(key), form);
    for (const [country, way] of payees) {
      const schema = payeeFormOf(country, way);
      const fixture = payeeFixtureOf(country, way);
      if (!schema || !fixture) throw new Error(`No payee ${way} of ${country} for the demo`);
      await addPayeeOf(work, demoPayerId(key), sentForm(schema, way as PayeeFormKey, fixture.typed));
    }
  }
}
