/** IATA's code of a city with several airports, by each of them: what to search flights for. */
const CITIES: Record<string, string> = Object.fromEntries(
  Object.entries({
    BJS: 'PEK PKX',
    BUE: 'AEP EZE',
    CHI: 'MDW ORD',
    IST: 'SAW',
    JKT: 'HLP CGK',
    LON: 'LCY LHR LGW LTN STN',
    MIL: 'LIN MXP BGY',
    NBO: 'WIL',
    NYC: 'LGA EWR JFK',
    OSA: 'ITM UKB KIX',
    PAR: 'ORY CDG BVA',
    RIO: 'SDU GIG',
    ROM: 'CIA FCO',
    SAO: 'CGH GRU VCP',
    SEL: 'GMP ICN',
    SPK: 'OKD CTS',
    STO: 'ARN NYO',
    TCI: 'TFN TFS',
    TPE: 'TSA',
    TYO: 'HND NRT',
    WAS: 'DCA IAD BWI',
    YTO: 'YTZ YYZ',
  }).flatMap(([city, airports]) => airports.split(' ').map((airport) => [airport, city])),
)

/** The airport that serves the region, by a small one near it, or one of two that most flights do not use. */
const REGIONS: Record<string, string> = {
  BHD: 'BFS',
  DAL: 'DFW',
  DMK: 'BKK',
  EOH: 'MDE',
  HOU: 'IAH',
  JOG: 'YIA',
  SZB: 'KUL',
  AGR: 'DEL',
  GCN: 'PHX',
  HRI: 'CMB',
  MRE: 'NBO',
  SEU: 'JRO',
  ANR: 'BRU',
  BRN: 'ZRH',
  OMO: 'SJJ',
  QSR: 'NAP',
  AVN: 'MRS',
  FNI: 'MRS',
}

/** Flights from abroad land at the city's other airport. */
const DOMESTIC: ReadonlySet<string> = new Set('CGH DCA HLP ITM LGA OKD SDU'.split(' '))

/** Few lines fly there, hardly any from abroad: who does changes planes, or lands elsewhere and takes the train. */
const FEW_LINES: ReadonlySet<string> = new Set(
  'BRN BZO CFR DNR DOL EAS ERF FDH GRX GWT HDF KLU LNZ NQY OHD QSR RLG TUF XRY'.split(' '),
)

/** What to search flights for when the nearest airport is this one. */
export function flightCode(airport: string | undefined): string | undefined {
  return airport === undefined ? undefined : (CITIES[airport] ?? REGIONS[airport] ?? airport)
}

/** Whether a code stands for all airports of a city. */
export function isCity(code: string | undefined): boolean {
  return code !== undefined && Object.values(CITIES).includes(code)
}

export function isDomestic(airport: string): boolean {
  return DOMESTIC.has(airport)
}

export function hasFewLines(airport: string | undefined): boolean {
  return airport !== undefined && FEW_LINES.has(airport)
}
