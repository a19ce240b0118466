import { apiOf, invoke, type MiniHost } from '../miniprogram/invoke';
import { isCancelled, type PlatformSubscribing } from '../types';

declare const my: MiniHost;

interface Answer {
  behavior?: 'subscribe' | 'cancel';
  result?: { subscribedEntityIds?: string[] };
}

export const subscribing = {
  offered: true,
  async ask(templateId) {
    if (!apiOf(my, 'requestSubscribeMessage')) return 'off';
    try {
      const { behavior, result } = await invoke<Answer>(my, 'requestSubscribeMessage', {
        entityIds: [templateId],
      });
      return behavior === 'subscribe' && result?.subscribedEntityIds?.includes(templateId)
        ? 'allowed'
        : 'refused';
    } catch (thrown) {
      return isCancelled(thrown) ? 'refused' : 'off';
    }
  },
} satisfies PlatformSubscribing as PlatformSubscribing;
