// Names of states and countries, in addition to those of Intl.

/** ISO 3166-1 alpha-2, and XK for Kosovo, which ISO leaves to its users. */
export const countryCodes =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC
  CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD
  GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH
  KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW
  MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC
  SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY
  UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`.split(/\s+/);

/** Languages whose names of countries are accepted, the more widely read ones first. */
export const languages =
  `en es fr de pt it nl ja zh-Hans zh-Hant ko ru uk pl ar hi bn sv da nb fi cs sk hu ro bg el tr he fa hr sr sl lt lv et
  ca id ms th vi fil sw`.split(/\s+/);

/** Names that Intl does not give. */
export const shortForms: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'U. S. A.', 'U. S.', 'States', 'America', 'United States of America', 'EEUU', 'EE. UU.', 'EUA'],
  GB: ['UK', 'U. K.', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'GBR'],
  AE: ['UAE', 'U. A. E.', 'Emirates'],
  BA: ['Bosnia'],
  BN: ['Brunei Darussalam'],
  BO: ['Plurinational State of Bolivia'],
  CD: ['DRC', 'DR Congo', 'Democratic Republic of the Congo', 'Democratic Republic of Congo', 'Zaire'],
  CG: ['Congo', 'Congo Republic'],
  CI: ['Ivory Coast'],
  CN: ['PRC', 'Mainland China', 'People’s Republic of China'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  DE: ['Bundesrepublik Deutschland'],
  FM: ['Federated States of Micronesia'],
  HK: ['Hong Kong', 'Hongkong'],
  IE: ['Eire', 'Southern Ireland'],
  KP: ['DPRK', 'Democratic People’s Republic of Korea'],
  KR: ['Korea', 'ROK'],
  LA: ['Lao', 'Lao People’s Democratic Republic'],
  MK: ['Macedonia'],
  MM: ['Burma', 'Myanmar'],
  MO: ['Macau', 'Macao'],
  NL: ['Holland', 'The Netherlands'],
  NZ: ['Aotearoa', 'Aotearoa New Zealand'],
  PS: ['Palestine', 'Palestinian Territory'],
  RU: ['Russian Federation'],
  SA: ['KSA'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor', 'Timor Leste'],
  TR: ['Turkey'],
  TW: ['Republic of China', 'ROC'],
  TZ: ['United Republic of Tanzania'],
  VA: ['Vatican', 'Holy See'],
  VI: ['US Virgin Islands', 'Virgin Islands'],
  VN: ['Viet Nam'],
};

/** Territories of the US that ISO counts among the countries too. */
export const usTerritories: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'];

/** The US by postal letters: states, the District of Columbia, territories. The usual name, then abbreviations. */
export const usStates: Readonly<Record<string, readonly string[]>> = {
  AL: ['Alabama', 'Ala'],
  AK: ['Alaska'],
  AZ: ['Arizona', 'Ariz'],
  AR: ['Arkansas', 'Ark'],
  CA: ['California', 'Calif', 'Cal'],
  CO: ['Colorado', 'Colo'],
  CT: ['Connecticut', 'Conn'],
  DE: ['Delaware', 'Del'],
  DC: ['District of Columbia', 'Washington DC'],
  FL: ['Florida', 'Fla'],
  GA: ['Georgia'],
  HI: ['Hawaii', 'Hawai’i'],
  ID: ['Idaho'],
  IL: ['Illinois', 'Ill'],
  IN: ['Indiana', 'Ind'],
  IA: ['Iowa'],
  KS: ['Kansas', 'Kan', 'Kans'],
  KY: ['Kentucky'],
  LA: ['Louisiana'],
  ME: ['Maine'],
  MD: ['Maryland'],
  MA: ['Massachusetts', 'Mass'],
  MI: ['Michigan', 'Mich'],
  MN: ['Minnesota', 'Minn'],
  MS: ['Mississippi', 'Miss'],
  MO: ['Missouri'],
  MT: ['Montana', 'Mont'],
  NE: ['Nebraska', 'Neb', 'Nebr'],
  NV: ['Nevada', 'Nev'],
  NH: ['New Hampshire'],
  NJ: ['New Jersey'],
  NM: ['New Mexico'],
  NY: ['New York'],
  NC: ['North Carolina'],
  ND: ['North Dakota'],
  OH: ['Ohio'],
  OK: ['Oklahoma', 'Okla'],
  OR: ['Oregon', 'Ore'],
  PA: ['Pennsylvania', 'Penn', 'Penna'],
  RI: ['Rhode Island'],
  SC: ['South Carolina'],
  SD: ['South Dakota'],
  TN: ['Tennessee', 'Tenn'],
  TX: ['Texas', 'Tex'],
  UT: ['Utah'],
  VT: ['Vermont'],
  VA: ['Virginia'],
  WA: ['Washington', 'Wash'],
  WV: ['West Virginia', 'W Va'],
  WI: ['Wisconsin', 'Wis', 'Wisc'],
  WY: ['Wyoming', 'Wyo'],
  AS: ['American Samoa'],
  GU: ['Guam'],
  MP: ['Northern Mariana Islands', 'Northern Marianas'],
  PR: ['Puerto Rico'],
  UM: ['US Minor Outlying Islands', 'U. S. Outlying Islands'],
  VI: ['US Virgin Islands', 'Virgin Islands'],
};
