import type { CallAnswer } from '@/catalogue/calls';

type Agent = CallAnswer<'payee.cashLocations'>['list'][number] & { cityCode: string };

const hours = {
  bank: 'Mon-Fri 9:00-16:00',
  shop: 'Mon-Sun 8:00-20:00',
  mall: 'Mon-Sun 10:00-21:00',
} as const;

/** `agent|code|city|city code|hours|address`: chains that pay out cash in the Philippines and some of their places. */
const philippines: readonly Agent[] = [
  'Cebuana Lhuillier|CEBUANA-MNL1|Manila|NCR-MNL|shop|1580 Taft Avenue, Ermita', 'Cebuana Lhuillier|CEBUANA-QC1|Quezon City|NCR-QC|shop|48 Timog Avenue, Diliman',
  'Cebuana Lhuillier|CEBUANA-CEB1|Cebu City|R07-CEB|shop|120 Colon Street', 'M Lhuillier|MLHUILLIER-MNL1|Manila|NCR-MNL|shop|615 Rizal Avenue, Santa Cruz',
  'M Lhuillier|MLHUILLIER-MKT1|Makati|NCR-MKT|shop|7428 Yakal Street, San Antonio', 'M Lhuillier|MLHUILLIER-CEB1|Cebu City|R07-CEB|shop|Osmeña Boulevard, Santa Cruz',
  'Palawan Pawnshop|PALAWAN-MNL1|Manila|NCR-MNL|shop|2036 España Boulevard, Sampaloc', 'Palawan Pawnshop|PALAWAN-DAV1|Davao City|R11-DAV|shop|C.M. Recto Street, Poblacion',
  'LBC|LBC-PSG1|Pasig|NCR-PSG|mall|Ortigas Center, San Antonio', 'LBC|LBC-DAV1|Davao City|R11-DAV|mall|J.P. Laurel Avenue, Bajada',
  'Villarica Pawnshop|VILLARICA-MNL1|Manila|NCR-MNL|shop|Quezon Boulevard, Quiapo', 'BDO Unibank|BDOCASH-MKT1|Makati|NCR-MKT|bank|7899 Makati Avenue',
  'BDO Unibank|BDOCASH-TAG1|Taguig|NCR-TAG|bank|5th Avenue, Bonifacio Global City', 'China Bank|CHIBCASH-QC1|Quezon City|NCR-QC|bank|Aurora Boulevard, Cubao',
].map((line) => {
  const [agentName = '', agentCode = '', city = '', cityCode = '', open = 'shop', address = ''] = line.split('|');
  return { agentCode, agentName, city, cityCode, address, openingHours: hours[open as keyof typeof hours] };
}); // prettier-ignore

const agents: Readonly<Record<string, readonly Agent[]>> = { PHL: philippines };

/** A city may be given by its name or by its district code. */
export function cashLocations(country: string, city?: string, keyword?: string): Omit<Agent, 'cityCode'>[] {
  const wanted = (text: string | undefined) => text?.trim().toLowerCase() ?? '';
  return (agents[country] ?? [])
    .filter(
      (agent) =>
        !wanted(city) || [agent.city, agent.cityCode].some((name) => name.toLowerCase() === wanted(city)),
    )
    .filter(
      (agent) =>
        !wanted(keyword) ||
        [agent.agentName, agent.address, agent.city].some((text) =>
          text.toLowerCase().includes(wanted(keyword)),
        ),
    )
    .map(({ cityCode: _, ...agent }) => agent);
}

/** A place by its code, or a chain by the part before the dash: then the payee may collect anywhere of it. */
export function cashAgent(country: string, code: string | undefined): string | undefined {
  return (agents[country] ?? []).find(
    (agent) => agent.agentCode === code || agent.agentCode.split('-')[0] === code,
  )?.agentName;
}
