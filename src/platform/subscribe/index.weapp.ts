import { apiOf, invoke, type MiniHost } from '../miniprogram/invoke';
import { isCancelled, type PlatformSubscribing } from '../types';

declare const wx: MiniHost;

export const subscribing = {
  offered: true,
  async ask(templateId) {
    if (!apiOf(wx, 'requestSubscribeMessage')) return 'off';
    try {
      const answer = await invoke(wx, 'requestSubscribeMessage', { tmplIds: [templateId] });
      return answer[templateId] === 'accept' ? 'allowed' : 'refused';
    } catch (thrown) {
      // 20004: switched off by the user.
      return isCancelled(thrown) ? 'refused' : 'off';
    }
  },
} satisfies PlatformSubscribing as PlatformSubscribing;
