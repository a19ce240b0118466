export { PageShownContext, usePageShownState as usePageShown } from '@/state/queries/pageShown';
