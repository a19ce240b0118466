import { later } from '../later';
import { type MarkProps, OwnMark } from './OwnMark';

const Mark = __MERCHANT__ ? later(() => import('./MerchantMark').then((part) => part.MerchantMark)) : OwnMark;

/** Not read out: the brand's name is next to it. */
export const BrandMark = (props: MarkProps) => <Mark {...props} />;
