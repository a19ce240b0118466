// Written by `npm run schemas` from the files of the folder above.
import announced from '../announced';
import are from '../are';
import arg from '../arg';
import aus from '../aus';
import bgd from '../bgd';
import bra from '../bra';
import can from '../can';
import chn from '../chn';
import col from '../col';
import dom from '../dom';
import egy from '../egy';
import gbr from '../gbr';
import gha from '../gha';
import gtm from '../gtm';
import hkg from '../hkg';
import iban from '../iban';
import idn from '../idn';
import ind from '../ind';
import jpn from '../jpn';
import ken from '../ken';
import kor from '../kor';
import lka from '../lka';
import mar from '../mar';
import mex from '../mex';
import mys from '../mys';
import nga from '../nga';
import npl from '../npl';
import nzl from '../nzl';
import pak from '../pak';
import per from '../per';
import phl from '../phl';
import rwa from '../rwa';
import sgp from '../sgp';
import tha from '../tha';
import tur from '../tur';
import ury from '../ury';
import usa from '../usa';
import vnm from '../vnm';
import type { PayeeCountry } from './payeesIn';

/** Every country that money goes to, with its payee forms. */
export const payeeCountries: readonly PayeeCountry[] = [
  announced,
  are,
  arg,
  aus,
  bgd,
  bra,
  can,
  chn,
  col,
  dom,
  egy,
  gbr,
  gha,
  gtm,
  hkg,
  iban,
  idn,
  ind,
  jpn,
  ken,
  kor,
  lka,
  mar,
  mex,
  mys,
  nga,
  npl,
  nzl,
  pak,
  per,
  phl,
  rwa,
  sgp,
  tha,
  tur,
  ury,
  usa,
  vnm,
].flat();
