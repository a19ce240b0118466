// Written by `npm run schemas` from the files of this folder.
import aus from './aus';
import bra from './bra';
import can from './can';
import chn from './chn';
import eu from './eu';
import hkg from './hkg';
import jpn from './jpn';
import kor from './kor';
import nzl from './nzl';
import sgp from './sgp';
import usa from './usa';
import vnm from './vnm';
import type { KycMarket } from './types';

/** Requirements of every market: one file a market, or a group of markets that share a form. */
export const kycMarkets: readonly KycMarket[] = [
  aus,
  bra,
  can,
  chn,
  eu,
  hkg,
  jpn,
  kor,
  nzl,
  sgp,
  usa,
  vnm,
].flat();
