import { later } from '@/ui/later';

// The quote loads first: these are below it or for signed-in senders.
export const RateLine = later(() => import('./RateLine').then((part) => part.RateLine));
export const EarlierTransfers = later(() =>
  import('./EarlierTransfers').then((part) => part.EarlierTransfers),
);
export const TrustNote = later(() => import('@/ui/TrustNote').then((part) => part.TrustNote));
export const SchoolFees = later(() => import('./SchoolFees').then((part) => part.SchoolFees));
export const CouponLine = later(() => import('./CouponLine').then((part) => part.CouponLine));
export const LimitsLeft = later(() => import('./LimitsLeft').then((part) => part.LimitsLeft));
export const LargeWay = later(() => import('./LargeWay').then((part) => part.LargeWay));
export const CouponLayer = later(() => import('./CouponLayer').then((part) => part.CouponLayer));
export const NoMerchant = later(() => import('./NoMerchant').then((part) => part.NoMerchant));
export const Offers = later(() => import('./Offers').then((part) => part.Offers));
