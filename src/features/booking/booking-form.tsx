import { useEffect, type FormEvent } from 'react';
import { href } from '@/config/paths';
import { MAX_LENGTH } from '@/contract/booking';
import { bookingMessages } from '@/contract/booking-messages';
import { LOCATION_OPTIONS, OTHER_LOCATION, SERVICE_IDS, SERVICE_PRICES, URGENCIES, VEHICLE_TYPES, type ServiceId, type Urgency, type VehicleType } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import type { BookingContent } from '@/content/booking-types';
import { useLang } from '@/lib/lang';
import { useHydrated } from '@/lib/media';
import { A } from '@/ui/link';
import { ErrorSummary } from '@/ui/form/error-summary';
import { ChoiceField, controlId, SelectField, TextAreaField, TextField, type Option } from './controls';
import { Drafts } from './drafts';
import { Failure } from './failure';
import { LocationFinder } from './location-finder';
import type { FieldName } from './form-values';
import type { useBookingForm } from './use-booking-form';

interface Props {
  words: BookingContent;
  form: ReturnType<typeof useBookingForm>;
}

/** The form itself: three groups, consent, and the button with the estimate in it. */
export function BookingForm({ words, form }: Props) {
  const { values, errors, errorList, phase, failure, attempt, setField } = form;
  const messages = bookingMessages[useLang()];
  const busy = phase === 'submitting';
  const hydrated = useHydrated();
  usePrefixedTitle(words.errorTitlePrefix, errorList.length > 0);

  const common = <N extends Exclude<FieldName, 'consent'>>(name: N) => ({
    name,
    ...words.fields[name],
    value: values[name],
    error: errors[name] && messages[errors[name]],
    disabled: busy,
    onValue: (value: string) => setField(name, value),
  });
  const services: Option[] = SERVICE_IDS.map((id) => ({ value: id, label: `${words.services[id]} (${words.from} ${SERVICE_PRICES[id]})` }));
  const places: Option[] = LOCATION_OPTIONS.map((name) => ({ value: name, label: name === OTHER_LOCATION ? words.other : name }));
  const estimate = values.service ? estimateAed(values.service as ServiceId, values.urgency as Urgency, values.vehicleType as VehicleType | '') : 0;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <form noValidate onSubmit={onSubmit} aria-busy={busy} className="js-only">
      <ErrorSummary title={words.summaryTitle} attempt={attempt} errors={errorList.map(({ name, code }) => ({ id: controlId(name), message: messages[code] }))} />
      <Group title={words.groups.trip}>
        <SelectField {...common('service')} options={services} choose={words.choose} className="sm:col-span-2" />
        <div className="sm:col-span-2">
          <SelectField {...common('location')} options={places} choose={words.choose} />
          <LocationFinder words={words.position} position={form.position} location={values.location} disabled={busy} onFound={form.setPosition} />
        </div>
        <SelectField {...common('vehicleType')} options={VEHICLE_TYPES.map((t) => ({ value: t, label: words.vehicleTypes[t] }))} choose={words.choose} className="sm:col-span-2" />
        <ChoiceField {...common('urgency')} options={URGENCIES.map((u) => ({ value: u, label: words.urgencies[u] }))} className="sm:col-span-2" />
        <TextAreaField {...common('description')} maxLength={MAX_LENGTH.description} className="sm:col-span-2" />
      </Group>
      <Group title={words.groups.customer}>
        <TextField {...common('firstName')} autoComplete="given-name" maxLength={MAX_LENGTH.name} />
        <TextField {...common('lastName')} autoComplete="family-name" maxLength={MAX_LENGTH.name} />
        <TextField {...common('phone')} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" maxLength={MAX_LENGTH.phone} />
        <TextField {...common('email')} type="email" inputMode="email" autoComplete="email" dir="ltr" optional={words.optional} maxLength={MAX_LENGTH.email} />
      </Group>
      <Group title={words.groups.vehicle} columns={3}>
        <TextField {...common('vehicleMake')} optional={words.optional} maxLength={MAX_LENGTH.vehicle} />
        <TextField {...common('vehicleModel')} optional={words.optional} maxLength={MAX_LENGTH.vehicle} />
        <TextField {...common('vehicleYear')} inputMode="numeric" optional={words.optional} maxLength={4} />
      </Group>
      <Consent words={words} checked={values.consent} error={errors.consent && messages[errors.consent]} disabled={busy} onChange={(on) => setField('consent', on)} />
      {failure && <Failure words={words} failure={failure} drafts={<Drafts words={words} draft={form} className="mt-3" />} />}
      {/* Before the script is there the browser itself would send the form, and lose it. */}
      <button type="submit" disabled={busy || !hydrated} className="btn btn-call mt-4 min-h-14 w-full text-2xl disabled:opacity-70">
        {busy ? words.submitting : words.submit(estimate)}
      </button>
      <p className="mt-2 text-center text-base text-muted">{words.estimateNote}</p>
    </form>
  );
}

/** "Error: " stands before the page's title while there are errors, for whoever listens to titles. */
function usePrefixedTitle(prefix: string, wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    document.title = prefix + title;
    return () => {
      // When the page is left, its successor's title stands there already.
      if (document.title === prefix + title) document.title = title;
    };
  }, [prefix, wrong]);
}

function Group({ title, columns = 2, children }: { title: string; columns?: 2 | 3; children: React.ReactNode }) {
  return (
    <fieldset className="mb-4 border-t-4 border-amber-400 pt-3">
      <legend className="heading float-start mb-3 w-full text-subtitle">{title}</legend>
      <div className={`clear-both grid items-end gap-x-5 gap-y-1 ${columns === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>{children}</div>
    </fieldset>
  );
}

interface ConsentProps {
  words: BookingContent;
  checked: boolean;
  error?: string;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function Consent({ words, checked, error, disabled, onChange }: ConsentProps) {
  const id = controlId('consent');
  return (
    <div>
      <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
        <input id={id} name="consent" type="checkbox" checked={checked} disabled={disabled} aria-invalid={Boolean(error)} aria-describedby={error ? `${id}-error` : undefined} onChange={(e) => onChange(e.target.checked)} className="mt-1 size-6 shrink-0 accent-asphalt-900" />
        <span>{words.consent}</span>
      </label>
      <A to={href('terms')} className="ms-9 inline-flex min-h-12 items-center font-semibold underline underline-offset-4">{words.terms}</A>
      <p id={`${id}-error`} className="min-h-6 text-base font-semibold text-danger">{error ?? ''}</p>
    </div>
  );
}
