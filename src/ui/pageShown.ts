export { PageShownContext, usePageShownState as usePageShown } from '@/state/pageShown';
