import { later } from '@/ui/later';

// The price loads first: these are below it, rare, or for the signed-in.
export const HomeSide = later(() => import('./HomeSide').then((part) => part.HomeSide));
export const Regulator = later(() => import('./HomeSide').then((part) => part.Regulator));
export const SchoolFees = later(() => import('./SchoolFees').then((part) => part.SchoolFees));
export const CouponLine = later(() => import('./price/CouponLine').then((part) => part.CouponLine));
export const LimitsLeft = later(() => import('./price/LimitsLeft').then((part) => part.LimitsLeft));
export const LargeWay = later(() => import('./LargeWay').then((part) => part.LargeWay));
export const CouponLayer = later(() => import('./offers/CouponLayer').then((part) => part.CouponLayer));
export const NoMerchant = later(() => import('./NoMerchant').then((part) => part.NoMerchant));
