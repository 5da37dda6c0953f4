// Real places in which the demo's rocks are hidden, by region, so that most rocks move around the corner.

/** What a place is like: the notes and the ground in the picture follow it. */
export type PlaceKind = 'park' | 'beach' | 'forest' | 'trail' | 'town' | 'library' | 'garden';

export interface DemoPlace {
  name: string;
  latitude: number;
  longitude: number;
  /** ISO 3166-1 numeric. */
  country: string;
  kind: PlaceKind;
}

type Row = readonly [name: string, latitude: number, longitude: number, kind: PlaceKind];

function inCountry(country: string, rows: readonly Row[]): DemoPlace[] {
  return rows.map(([name, latitude, longitude, kind]) => ({ name, latitude, longitude, country, kind }));
}

export const continents = ['North America', 'South America', 'Europe', 'Africa', 'Asia', 'Oceania'] as const;
export type Continent = (typeof continents)[number];

export interface Region {
  continent: Continent;
  places: readonly DemoPlace[];
}

export const regions = {
  plains: {
    continent: 'North America',
    places: inCountry('840', [
      ['Fontenelle Forest, Bellevue', 41.179, -95.919, 'forest'],
      ['Elmwood Park, Omaha', 41.2486, -96.008, 'park'],
      ['Zorinsky Lake, Omaha', 41.2193, -96.1594, 'trail'],
      ['Lauritzen Gardens, Omaha', 41.2344, -95.9167, 'garden'],
      ['Old Market, Omaha', 41.2557, -95.9297, 'town'],
      ['Hanscom Park, Omaha', 41.2413, -95.9676, 'park'],
      ['Swanson Branch Library, Omaha', 41.2646, -96.0491, 'library'],
      ['Holmes Lake Park, Lincoln', 40.7789, -96.6383, 'park'],
      ['Sunken Gardens, Lincoln', 40.7929, -96.6836, 'garden'],
      ['Mahoney State Park, Ashland', 41.0266, -96.3159, 'trail'],
      ['Loess Hills, Honey Creek', 41.4462, -95.8617, 'trail'],
      ['Gray’s Lake Park, Des Moines', 41.5703, -93.6415, 'park'],
      ['Loose Park, Kansas City', 39.0313, -94.5951, 'garden'],
      ['Smith Falls, Valentine', 42.8891, -100.3121, 'trail'],
    ]),
  },
  rockies: {
    continent: 'North America',
    places: inCountry('840', [
      ['Red Rocks Park, Morrison', 39.6654, -105.2057, 'trail'],
      ['Chautauqua Park, Boulder', 39.9988, -105.2813, 'trail'],
      ['Garden of the Gods, Colorado Springs', 38.8784, -104.8698, 'trail'],
      ['Poudre River Library, Fort Collins', 40.5853, -105.0739, 'library'],
      ['Liberty Park, Salt Lake City', 40.7462, -111.8741, 'park'],
      ['Old Faithful Village, Yellowstone', 44.4588, -110.8313, 'forest'],
      ['Mirror Lake, Uinta Mountains', 40.7045, -110.8884, 'forest'],
      ['Santa Fe Railyard Park', 35.6805, -105.9489, 'park'],
    ]),
  },
  westCoast: {
    continent: 'North America',
    places: [
      ...inCountry('840', [
        ['Cannon Beach, Oregon', 45.8918, -123.9615, 'beach'],
        ['Forest Park, Portland', 45.5712, -122.7634, 'forest'],
        ['Waterfront Park, Portland', 45.5189, -122.6703, 'park'],
        ['Discovery Park, Seattle', 47.6606, -122.4152, 'trail'],
        ['Gas Works Park, Seattle', 47.6456, -122.3344, 'park'],
        ['Muir Woods, Mill Valley', 37.8912, -122.5719, 'forest'],
        ['Golden Gate Park, San Francisco', 37.7694, -122.4862, 'park'],
        ['Moonlight Beach, Encinitas', 33.0479, -117.2977, 'beach'],
      ]),
      ...inCountry('124', [
        ['Stanley Park, Vancouver', 49.3017, -123.1417, 'park'],
        ['Long Beach, Tofino', 49.0709, -125.7529, 'beach'],
        ['Beacon Hill Park, Victoria', 48.4123, -123.3643, 'park'],
      ]),
    ],
  },
  lakes: {
    continent: 'North America',
    places: [
      ...inCountry('124', [
        ['High Park, Toronto', 43.6465, -79.4637, 'park'],
        ['Toronto Islands, Ward’s Island', 43.6286, -79.3564, 'beach'],
        ['Lillian H. Smith Library, Toronto', 43.6578, -79.398, 'library'],
        ['Evergreen Brick Works, Toronto', 43.6846, -79.3655, 'trail'],
        ['Dundas Peak, Hamilton', 43.2741, -79.9772, 'trail'],
        ['Mount Royal, Montréal', 45.5048, -73.5874, 'park'],
        ['Major’s Hill Park, Ottawa', 45.4273, -75.6977, 'park'],
        ['Halifax Public Gardens', 44.6427, -63.5821, 'garden'],
        ['Peggy’s Cove, Nova Scotia', 44.4931, -63.9169, 'beach'],
      ]),
      ...inCountry('840', [
        ['Montrose Beach, Chicago', 41.9661, -87.6367, 'beach'],
        ['Prospect Park, Brooklyn', 40.6602, -73.969, 'park'],
        ['Walden Pond, Concord', 42.4385, -71.3375, 'trail'],
        ['Thuya Garden, Northeast Harbor', 44.2987, -68.2762, 'garden'],
      ]),
    ],
  },
  mexico: {
    continent: 'North America',
    places: inCountry('484', [
      ['Jardín Etnobotánico, Oaxaca', 17.0659, -96.7223, 'garden'],
      ['El Llano, Oaxaca', 17.0688, -96.7201, 'park'],
      ['Árbol del Tule', 17.0465, -96.6363, 'park'],
      ['Hierve el Agua, San Lorenzo Albarradas', 16.8657, -96.2759, 'trail'],
      ['Playa Zicatela, Puerto Escondido', 15.8546, -97.0556, 'beach'],
      ['Bosque de Chapultepec, Ciudad de México', 19.4204, -99.1819, 'park'],
      ['Jardín Centenario, Coyoacán', 19.3497, -99.1628, 'town'],
      ['Biblioteca Vasconcelos, Ciudad de México', 19.4469, -99.1528, 'library'],
      ['Callejón del Beso, Guanajuato', 21.0155, -101.2576, 'town'],
      ['Malecón, Puerto Vallarta', 20.6097, -105.2357, 'beach'],
      ['Xel-Há, Quintana Roo', 20.3175, -87.3585, 'beach'],
    ]),
  },
  southAmerica: {
    continent: 'South America',
    places: [
      ...inCountry('076', [
        ['Parque Ibirapuera, São Paulo', -23.5874, -46.6576, 'park'],
        ['Praia do Pontal, Paraty', -23.2142, -44.7113, 'beach'],
        ['Jardim Botânico, Rio de Janeiro', -22.9674, -43.225, 'garden'],
        ['Parque Lage, Rio de Janeiro', -22.9606, -43.2118, 'garden'],
        ['Pelourinho, Salvador', -12.9716, -38.5086, 'town'],
        ['Parque Barigui, Curitiba', -25.4226, -49.3062, 'park'],
      ]),
      ...inCountry('032', [
        ['El Rosedal, Buenos Aires', -34.5704, -58.4176, 'garden'],
        ['Cerro Campanario, Bariloche', -41.0657, -71.4757, 'trail'],
      ]),
      ...inCountry('152', [
        ['Cerro Santa Lucía, Santiago', -33.4405, -70.6437, 'park'],
        ['Cerro Alegre, Valparaíso', -33.0416, -71.6284, 'town'],
      ]),
      ...inCountry('604', [
        ['Parque Kennedy, Miraflores', -12.1211, -77.0297, 'park'],
        ['Plaza San Blas, Cusco', -13.5151, -71.9748, 'town'],
      ]),
      ...inCountry('170', [
        ['Jardín Botánico, Bogotá', 4.6676, -74.0992, 'garden'],
        ['Parque Arví, Medellín', 6.2816, -75.4997, 'forest'],
      ]),
    ],
  },
  britain: {
    continent: 'Europe',
    places: [
      ...inCountry('826', [
        ['Brandon Hill, Bristol', 51.4527, -2.6071, 'park'],
        ['Leigh Woods, Bristol', 51.4629, -2.6389, 'forest'],
        ['Clevedon Pier, Somerset', 51.4437, -2.8637, 'beach'],
        ['Saltwell Park, Gateshead', 54.9445, -1.6064, 'park'],
        ['St Ives Harbour, Cornwall', 50.2136, -5.4801, 'beach'],
        ['Central Library, Bristol', 51.4519, -2.6011, 'library'],
        ['Hampstead Heath, London', 51.5608, -0.1631, 'trail'],
        ['Ashton Court, Bristol', 51.4478, -2.6434, 'park'],
        ['Box Hill, Surrey', 51.2546, -0.3127, 'trail'],
        ['Hebden Bridge, West Yorkshire', 53.7421, -2.0132, 'town'],
        ['Calton Hill, Edinburgh', 55.9553, -3.1825, 'park'],
        ['Portobello Beach, Edinburgh', 55.9537, -3.1128, 'beach'],
        ['Fairy Glen, Isle of Skye', 57.5836, -6.3287, 'trail'],
        ['Bodnant Garden, Conwy', 53.2353, -3.8014, 'garden'],
      ]),
      ...inCountry('372', [
        ['St Stephen’s Green, Dublin', 53.3382, -6.2591, 'park'],
        ['Dingle Harbour, Kerry', 52.1391, -10.2731, 'town'],
      ]),
    ],
  },
  lowlands: {
    continent: 'Europe',
    places: [
      ...inCountry('528', [
        ['Wilhelminapark, Utrecht', 52.0858, 5.1397, 'park'],
        ['Bibliotheek Neude, Utrecht', 52.0934, 5.1185, 'library'],
        ['Griftpark, Utrecht', 52.1014, 5.1262, 'park'],
        ['Amelisweerd, Bunnik', 52.0671, 5.1731, 'forest'],
        ['Vondelpark, Amsterdam', 52.358, 4.8686, 'park'],
        ['Strand Scheveningen, Den Haag', 52.1131, 4.2812, 'beach'],
        ['Kröller-Müller, Otterlo', 52.0956, 5.8172, 'forest'],
        ['Vrijthof, Maastricht', 50.849, 5.6885, 'town'],
      ]),
      ...inCountry('056', [
        ['Citadelpark, Gent', 51.0379, 3.7211, 'park'],
        ['Parc de Bruxelles', 50.8449, 4.3638, 'park'],
      ]),
      ...inCountry('276', [
        ['Planten un Blomen, Hamburg', 53.5602, 9.982, 'garden'],
        ['Tiergarten, Berlin', 52.5145, 13.3501, 'park'],
        ['Englischer Garten, München', 48.1519, 11.5918, 'park'],
      ]),
      ...inCountry('208', [['Superkilen, København', 55.6995, 12.5429, 'town']]),
      ...inCountry('752', [['Skansen, Stockholm', 59.3269, 18.1037, 'park']]),
    ],
  },
  south: {
    continent: 'Europe',
    places: [
      ...inCountry('620', [
        ['Jardim da Estrela, Lisboa', 38.7146, -9.1599, 'garden'],
        ['Praia de Carcavelos', 38.6796, -9.3353, 'beach'],
        ['Ribeira, Porto', 41.1405, -8.613, 'town'],
        ['Pena Park, Sintra', 38.7876, -9.3906, 'forest'],
      ]),
      ...inCountry('724', [
        ['Parc de la Ciutadella, Barcelona', 41.3881, 2.186, 'park'],
        ['Retiro, Madrid', 40.4153, -3.6845, 'park'],
        ['Parque de María Luisa, Sevilla', 37.3748, -5.9886, 'park'],
      ]),
      ...inCountry('250', [
        ['Jardin du Luxembourg, Paris', 48.8462, 2.3371, 'garden'],
        ['Parc de la Tête d’Or, Lyon', 45.7772, 4.8555, 'park'],
      ]),
      ...inCountry('380', [
        ['Giardino Giusti, Verona', 45.4426, 11.0045, 'garden'],
        ['Villa Borghese, Roma', 41.9142, 12.4923, 'park'],
      ]),
      ...inCountry('300', [['Plaka Steps, Athens', 37.9724, 23.7288, 'town']]),
    ],
  },
  eastAfrica: {
    continent: 'Africa',
    places: [
      ...inCountry('404', [
        ['Karura Forest, Nairobi', -1.2354, 36.8346, 'forest'],
        ['Nairobi Arboretum', -1.2764, 36.8054, 'garden'],
        ['McMillan Memorial Library, Nairobi', -1.2843, 36.8208, 'library'],
        ['Uhuru Park, Nairobi', -1.2899, 36.8172, 'park'],
        ['Ngong Hills, Kajiado', -1.4053, 36.6375, 'trail'],
        ['Diani Beach, Kwale', -4.2797, 39.5947, 'beach'],
        ['Fort Jesus Steps, Mombasa', -4.0626, 39.6796, 'town'],
        ['Crescent Island, Naivasha', -0.7684, 36.4031, 'trail'],
        ['Kakamega Forest', 0.2829, 34.8527, 'forest'],
      ]),
      ...inCountry('834', [
        ['Stone Town, Zanzibar', -6.1622, 39.1892, 'town'],
        ['Materuni Falls, Moshi', -3.2376, 37.3997, 'trail'],
      ]),
      ...inCountry('646', [['Kigali Car-Free Zone', -1.9494, 30.0607, 'town']]),
    ],
  },
  southernAfrica: {
    continent: 'Africa',
    places: [
      ...inCountry('710', [
        ['Kirstenbosch, Cape Town', -33.9875, 18.4327, 'garden'],
        ['Green Point Park, Cape Town', -33.9042, 18.4017, 'park'],
        ['Muizenberg Beach, Cape Town', -34.1084, 18.4702, 'beach'],
        ['Company’s Garden, Cape Town', -33.9277, 18.4171, 'garden'],
        ['Lion’s Head Path, Cape Town', -33.9353, 18.3891, 'trail'],
        ['Hermanus Cliff Path', -34.4199, 19.2441, 'trail'],
        ['Durban Botanic Gardens', -29.8467, 31.0068, 'garden'],
        ['Zoo Lake, Johannesburg', -26.1563, 28.0288, 'park'],
      ]),
      ...inCountry('516', [['Parliament Gardens, Windhoek', -22.5672, 17.0884, 'garden']]),
    ],
  },
  northAfrica: {
    continent: 'Africa',
    places: [
      ...inCountry('504', [
        ['Jardin Majorelle, Marrakesh', 31.6416, -8.0031, 'garden'],
        ['Plaza Uta el-Hammam, Chefchaouen', 35.1688, -5.2621, 'town'],
      ]),
      ...inCountry('818', [['Al-Azhar Park, Cairo', 30.0407, 31.2652, 'park']]),
    ],
  },
  japan: {
    continent: 'Asia',
    places: inCountry('392', [
      ['Philosopher’s Path, Kyoto', 35.0267, 135.7946, 'trail'],
      ['Kyoto Botanical Gardens', 35.0486, 135.7625, 'garden'],
      ['Kamogawa Delta, Kyoto', 35.0297, 135.7722, 'park'],
      ['Fushimi Inari Path, Kyoto', 34.9671, 135.7797, 'trail'],
      ['Nara Park', 34.685, 135.843, 'park'],
      ['Ueno Park, Tokyo', 35.7148, 139.7734, 'park'],
      ['Inokashira Park, Tokyo', 35.6997, 139.5732, 'park'],
      ['Yuigahama Beach, Kamakura', 35.3086, 139.5449, 'beach'],
      ['Kenroku-en, Kanazawa', 36.5622, 136.6626, 'garden'],
      ['Odori Park, Sapporo', 43.0595, 141.3478, 'park'],
      ['Shukkei-en, Hiroshima', 34.4005, 132.4677, 'garden'],
    ]),
  },
  asia: {
    continent: 'Asia',
    places: [
      ...inCountry('410', [['Namsan Park, Seoul', 37.5512, 126.9882, 'park']]),
      ...inCountry('158', [['Da’an Forest Park, Taipei', 25.0298, 121.5358, 'park']]),
      ...inCountry('702', [
        ['Botanic Gardens, Singapore', 1.3138, 103.8159, 'garden'],
        ['MacRitchie Reservoir, Singapore', 1.3422, 103.8337, 'trail'],
      ]),
      ...inCountry('764', [['Lumphini Park, Bangkok', 13.7308, 100.5418, 'park']]),
      ...inCountry('704', [['An Hội Riverside, Hội An', 15.8757, 108.3257, 'town']]),
      ...inCountry('356', [
        ['Cubbon Park, Bengaluru', 12.9763, 77.5929, 'park'],
        ['Lodhi Garden, Delhi', 28.5931, 77.2197, 'garden'],
        ['Fort Kochi Beach', 9.9667, 76.2382, 'beach'],
      ]),
      ...inCountry('524', [['Garden of Dreams, Kathmandu', 27.7144, 85.3145, 'garden']]),
    ],
  },
  oceania: {
    continent: 'Oceania',
    places: [
      ...inCountry('554', [
        ['Botanic Garden, Wellington', -41.2826, 174.7669, 'garden'],
        ['Oriental Bay, Wellington', -41.2915, 174.7943, 'beach'],
        ['Zealandia, Wellington', -41.2908, 174.7533, 'forest'],
        ['Mount Victoria, Wellington', -41.2961, 174.7943, 'trail'],
        ['Hagley Park, Christchurch', -43.5308, 172.6208, 'park'],
        ['Cornwall Park, Auckland', -36.9003, 174.7836, 'park'],
        ['Queenstown Gardens', -45.0355, 168.6592, 'garden'],
        ['Te Ara i Whiti, Auckland', -36.8585, 174.7586, 'town'],
      ]),
      ...inCountry('036', [
        ['Fitzroy Gardens, Melbourne', -37.8134, 144.9799, 'garden'],
        ['State Library, Melbourne', -37.8098, 144.9652, 'library'],
        ['Centennial Park, Sydney', -33.8972, 151.2338, 'park'],
        ['Byron Bay Main Beach', -28.6417, 153.6131, 'beach'],
        ['Kings Park, Perth', -31.9605, 115.8326, 'park'],
      ]),
    ],
  },
} as const satisfies Record<string, Region>;

export type RegionName = keyof typeof regions;
