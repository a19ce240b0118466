import { pageList, pageOf, type RouteName } from '@/routes';
import { preloadRules } from '@/routes/preload';

const mainJob: RouteName[] = [
  'tabbar',
  'start',
  'register',
  'basicInformation',
  'selectPayee',
  'payeeBank',
  'confirmRemit',
  'paymentMethod',
];

test('each screen of a first transfer has been announced by one before it', () => {
  const rules = preloadRules();
  const { subpackages } = pageList();
  const here = new Set<string>();
  const waits = mainJob.filter((name) => {
    const page = pageOf(name) ?? '';
    const root = subpackages.find((one) => page.startsWith(`${one.root}/`))?.root;
    const waited = root !== undefined && !here.has(root);
    for (const announced of rules[page]?.packages ?? []) here.add(announced);
    return waited;
  });
  expect(waits).toEqual([]);
});
