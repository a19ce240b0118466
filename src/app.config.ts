import { clientConfig } from '@/platform/clientConfig';
import { pageList } from '@/routes';
import { qaPackage } from '@/routes/qaPage';

const { main, subpackages } = pageList();

export default defineAppConfig({
  pages: main,
  subPackages: __QA__ ? [...subpackages, qaPackage] : subpackages,
  ...clientConfig(),
});
