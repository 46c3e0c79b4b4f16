import { fleetText, fleetVehicles } from '@/content/en/fleet';

const tiles = [
  { value: String(fleetVehicles.length), label: fleetText.stats.active },
  { value: String(fleetVehicles.length), label: fleetText.stats.total },
  { value: fleetText.responseMinutes, label: fleetText.stats.response },
  { value: fleetText.availability, label: fleetText.stats.hours },
];

/** Four figures: vehicles on patrol, in all, response, hours. */
export function FleetStats() {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse rounded-xl bg-asphalt-800 px-4 py-3">
          <dt className="text-fog">{label}</dt>
          <dd className="font-heading text-4xl leading-none font-bold text-amber-400">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
