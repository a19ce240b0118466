import { mia, type Chapter } from './types';

export const aroundChapters: Record<string, Chapter> = {
  async around({ d, shot, signIn }) {
    await d.open('shareLandingPage');
    await shot('landing', { tall: true, wait: 900 });
    await signIn(mia);
    for (const route of [
      'myCoupon',
      'messageCenter',
      'messageSettings',
      'invitation',
      'invitationResult',
      'issueReceipt',
      'credentials',
      'exportOwnData',
      'serviceLink',
      'payPassword',
    ] as const) {
      await d.open(route);
      await shot(route, { tall: true, wait: 900 });
    }
  },
};
