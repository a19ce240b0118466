import { platform } from '@/platform';
import { qaPage } from '@/routes/qaPage';
import { reportFailure } from '../navigation';

export const openQa = (): Promise<unknown> => platform.router.push(`/${qaPage}`).catch(reportFailure);
