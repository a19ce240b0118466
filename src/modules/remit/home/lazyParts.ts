import { later } from '@/ui/later';

// The quote loads first: these are below it or for signed-in senders.
export const RateLine = later(() => import('./price/RateLine').then((part) => part.RateLine));
export const EarlierTransfers = later(() =>
  import('./earlier/EarlierTransfers').then((part) => part.EarlierTransfers),
);
export const TrustNote = later(() => import('@/ui/TrustNote').then((part) => part.TrustNote));
export const SchoolFees = later(() => import('./SchoolFees').then((part) => part.SchoolFees));
export const CouponLine = later(() => import('./price/CouponLine').then((part) => part.CouponLine));
export const LimitsLeft = later(() => import('./price/LimitsLeft').then((part) => part.LimitsLeft));
export const LargeWay = later(() => import('./LargeWay').then((part) => part.LargeWay));
export const CouponLayer = later(() => import('./offers/CouponLayer').then((part) => part.CouponLayer));
export const NoMerchant = later(() => import('./NoMerchant').then((part) => part.NoMerchant));
export const Offers = later(() => import('./offers/Offers').then((part) => part.Offers));
