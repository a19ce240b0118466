import type { Domain } from '../../runtime';
import { activateEmail } from './contact/activation';
import { remittanceLimit, reserveCheck, sendOwnCaptcha, userLevel } from './centre';
import { closeAccount, closeCheck } from './close';
import { devices, signOutDevices } from './devices/devices';
import { undoContact } from './contact/contactChange';
import { bindEmail, bindPhone, setPassword } from './credentials/credentials';
import { demoPayers } from './demo';
import { jointAccount, partnerActions, partnerAuth, secretPieces } from './signIn/partners';
import { lockActions } from './credentials/lockActions';
import { proveDevice } from './devices/newDevice';
import { setPayPassword } from './credentials/payPassword';
import {
  agreeClauses,
  changeLanguage,
  chatUser,
  clausesOf,
  history,
  openIdOf,
  passwordSetting,
  profile,
  updateProfile,
  updateTargetCountry,
} from './profile';
import { unbindSubscribe } from '../message/applet';
import { features, userLevels } from '../../seed/services';
import { insertMissing } from '../../db/insert';
import { webRegister } from './signIn/webRegister';
import { issueWebTicket } from './signIn/webTicket';
import { whiteList } from './whiteList';
import { whiteListActions } from './whiteListActions';
import { logIn, register, sendText, sendVoice, verifyCaptcha } from './signIn/signIn';

export const account: Domain = {
  name: 'account',
  handlers: {
    'login.captcha': sendText,
    'login.voiceCaptcha': sendVoice,
    'login.captchaVerify': verifyCaptcha,
    'login.userInfo': logIn,
    'login.register': register,
    'login.setPassword': setPassword,
    'login.phoneBind': bindPhone,
    'login.emailBind': bindEmail,
    'login.logout': async (context) => {
      await context.signOut();
      return { done: true };
    },
    'user.clauseList': clausesOf,
    'user.agreeClause': agreeClauses,
    'user.profile': profile,
    'user.update': updateProfile,
    'user.updateTargetCountry': updateTargetCountry,
    'user.langChange': changeLanguage,
    'user.passwordSetting': passwordSetting,
    'wechat.openId': openIdOf,
    'payer.history': history,
    'wechat.userInfo': chatUser,
    'wechat.unbindSubscribe': unbindSubscribe,
    'login.jointAccount': jointAccount,
    'partner.auth': partnerAuth,
    'partner.secretPieces': secretPieces,
    'user.register': webRegister,
    'user.payPasswordSet': setPayPassword,
    'user.remittanceLimit': remittanceLimit,
    'user.reserveCheck': reserveCheck,
    'user.level': userLevel,
    'user.sendCaptcha': sendOwnCaptcha,
    'user.whiteList': whiteList,
    'email.activate': activateEmail,
    'user.devices': devices,
    'user.signOutDevices': signOutDevices,
    'user.deviceProve': proveDevice,
    'user.closeCheck': closeCheck,
    'user.close': closeAccount,
    'user.undoContact': undoContact,
    'user.webTicket': issueWebTicket,
  },
  consoleActions: [...partnerActions, ...whiteListActions, ...lockActions],
  referenceRows: async (tx) => {
    await insertMissing(tx, 'userLevels', userLevels);
    await insertMissing(tx, 'features', features);
  },
  demoRows: demoPayers,
};
