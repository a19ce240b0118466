import { clientConfig } from '@/platform/clientConfig';
import { pageList } from '@/routes';

const { main, subpackages } = pageList();

export default defineAppConfig({ pages: main, subPackages: subpackages, ...clientConfig() });
