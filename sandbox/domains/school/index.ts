import { insertMissing } from '../../db/insert';
import type { Domain } from '../../runtime';
import { schoolAccountRows, schoolAliasRows, schoolFeeRows, schoolRows } from '../../seed/schools';
import { accountAdd, accountConfirm, accountList } from './accounts';
import { keepChannel } from './guard';
import { payee, payeeList } from './payees';
import {
  academicAccount,
  academicVerifyCode,
  openRecord,
  postscriptUpdate,
  registerFlywire,
  studyConfirm,
} from './register';
import { paperConfirm, paperUpload } from './papers';
import { favourite, managerList, oneSchool } from './schoolList';
import { feeFieldsOf, feeTypesOf, rotation, rotationOfCountry, schoolHome } from './schools';

export const school: Domain = {
  name: 'school',
  handlers: {
    'school.managerList': managerList,
    'school.one': oneSchool,
    'school.favourite': favourite,
    'school.paperUpload': paperUpload,
    'school.paperConfirm': paperConfirm,
    'school.accountList': accountList,
    'school.accountConfirm': accountConfirm,
    'school.accountAdd': accountAdd,
    'school.feeTypes': feeTypesOf,
    'school.feeFields': feeFieldsOf,
    'school.registerFlywire': registerFlywire,
    'school.postscriptUpdate': postscriptUpdate,
    'school.academicAccount': academicAccount,
    'school.academicVerifyCode': academicVerifyCode,
    'school.payeeList': payeeList,
    'school.payee': payee,
    'school.home': schoolHome,
    'school.rotation': rotation,
    'school.rotationOfCountry': rotationOfCountry,
    'school.openRecord': openRecord,
    'school.studyConfirm': studyConfirm,
  },
  orderMoved: keepChannel,
  async referenceRows(tx, now) {
    await insertMissing(tx, 'schools', schoolRows);
    await insertMissing(tx, 'schoolAliases', schoolAliasRows);
    await insertMissing(tx, 'schoolFees', schoolFeeRows());
    await insertMissing(tx, 'schoolAccounts', schoolAccountRows(now));
  },
};
