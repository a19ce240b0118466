import * as v from 'valibot';
import { useEffect } from 'react';
import { isRouteName, type RouteInput, type RouteName } from '@/routes';
import { formDrafts } from '@/state/drafts/drafts';
import { openRoute } from '@/state/navigation';

const DRAFT = 'overseas-payment';
const placeShape = v.object({
  route: v.string(),
  params: v.record(v.string(), v.string()),
  school: v.string(),
});
type Place = v.InferOutput<typeof placeShape>;

export const leftAt = (): Place | null => {
  const kept = v.safeParse(placeShape, formDrafts.read(DRAFT));
  return kept.success && isRouteName(kept.output.route) ? kept.output : null;
};
export const forgetPlace = (): void => formDrafts.clear(DRAFT);
export const goOnAt = ({ route, params }: Place): Promise<void> => openRoute(route, params);

/** The step's address, to resume another day. */
export function useKeptPlace<N extends RouteName>(
  route: N,
  params: RouteInput<N> & Readonly<Record<string, string | undefined>>,
  school: string | undefined,
): void {
  const kept = JSON.stringify(params);
  useEffect(() => {
    if (school)
      formDrafts.write(DRAFT, { route, params: JSON.parse(kept) as Record<string, string>, school });
  }, [route, kept, school]);
}
