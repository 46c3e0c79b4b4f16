import { useFleetWords } from '../words';

/** Four figures: vehicles on patrol, in all, response, hours. */
export function FleetStats() {
  const { text, vehicles } = useFleetWords();
  const tiles = [
    { value: String(vehicles.length), label: text.stats.active },
    { value: String(vehicles.length), label: text.stats.total },
    { value: text.responseMinutes, label: text.stats.response },
    { value: text.availability, label: text.stats.hours },
  ];
  return (
    <dl className="mt-4 grid grid-cols-2 gap-2 wide:mt-8 wide:gap-3 lg:grid-cols-4">
      {tiles.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-xl bg-asphalt-800 px-3 py-2 wide:px-4 wide:py-3"
        >
          <dt className="leading-snug text-fog">{label}</dt>
          <dd className="font-heading text-3xl wide:text-4xl leading-none rtl:leading-snug font-bold text-amber-400">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
