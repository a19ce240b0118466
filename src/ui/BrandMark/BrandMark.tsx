import { later } from '../later';
import { OwnMark } from './OwnMark';

/** Not read out: the brand's name is next to it. */
export const BrandMark = __MERCHANT__
  ? later(() => import('./MerchantMark').then((part) => part.MerchantMark))
  : OwnMark;
