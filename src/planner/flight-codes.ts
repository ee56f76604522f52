/**
 * What to search flights for when the nearest airport is one of several, or too small for most flights: IATA's code of
 * the city, which stands for all its airports, or the airport that serves the region.
 */
const CODES: Record<string, string> = {
  // Cities with several airports.
  ...codes('BJS', 'PEK PKX'),
  ...codes('BUE', 'AEP EZE'),
  ...codes('CHI', 'MDW ORD'),
  ...codes('IST', 'SAW'),
  ...codes('JKT', 'HLP CGK'),
  ...codes('LON', 'LCY LHR LGW LTN STN'),
  ...codes('MIL', 'LIN MXP BGY'),
  ...codes('NBO', 'WIL'),
  ...codes('NYC', 'LGA EWR JFK'),
  ...codes('OSA', 'ITM UKB KIX'),
  ...codes('PAR', 'ORY CDG BVA'),
  ...codes('RIO', 'SDU GIG'),
  ...codes('ROM', 'CIA FCO'),
  ...codes('SAO', 'CGH GRU VCP'),
  ...codes('SEL', 'GMP ICN'),
  ...codes('SPK', 'OKD CTS'),
  ...codes('STO', 'ARN NYO'),
  ...codes('TCI', 'TFN TFS'),
  ...codes('TPE', 'TSA'),
  ...codes('TYO', 'HND NRT'),
  ...codes('WAS', 'DCA IAD BWI'),
  ...codes('YTO', 'YTZ YYZ'),
  BHD: 'BFS',
  DAL: 'DFW',
  DMK: 'BKK',
  EOH: 'MDE',
  HOU: 'IAH',
  JOG: 'YIA',
  SZB: 'KUL',
  // Small ones whose region is reached through a larger neighbour.
  AGR: 'DEL',
  GCN: 'PHX',
  MRE: 'NBO',
  SEU: 'JRO',
  ANR: 'BRU',
  BRN: 'ZRH',
  OMO: 'SJJ',
  QSR: 'NAP',
}

function codes(city: string, airports: string): Record<string, string> {
  return Object.fromEntries(airports.split(' ').map((airport) => [airport, city]))
}

export function flightCode(airport: string | undefined): string | undefined {
  return airport === undefined ? undefined : (CODES[airport] ?? airport)
}
