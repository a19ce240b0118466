import { later } from '@/ui/later';

// The quote comes first: these are below it, or of a sender who is signed in.
export const RateLine = later(() => import('./RateLine').then((part) => part.RateLine));
export const EarlierTransfers = later(() =>
  import('./EarlierTransfers').then((part) => part.EarlierTransfers),
);
export const TrustNote = later(() => import('@/ui/TrustNote').then((part) => part.TrustNote));
export const SchoolFees = later(() => import('./SchoolFees').then((part) => part.SchoolFees));
// Within the price, once the server has been asked for them.
export const CouponLine = later(() => import('./CouponLine').then((part) => part.CouponLine));
export const LimitsLeft = later(() => import('./LimitsLeft').then((part) => part.LimitsLeft));
export const LargeWay = later(() => import('./LargeWay').then((part) => part.LargeWay));
// By itself over the home, when all of it is there.
export const CouponLayer = later(() => import('./CouponLayer').then((part) => part.CouponLayer));
// Brands of other providers alone, and seldom there.
export const NoMerchant = later(() => import('./NoMerchant').then((part) => part.NoMerchant));
export const Offers = later(() => import('./Offers').then((part) => part.Offers));
