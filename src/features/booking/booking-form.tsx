import { siteLang } from '@/config/languages';
import type { FormEvent, ReactNode } from 'react';
import { FIELD_NAMES } from '@/contract/booking-fields';
import { bookingMessages } from '@/contract/booking-messages';
import type { ServiceId, Urgency, VehicleType } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { isNoMobile } from '@/contract/phone';
import { isAsked } from '@/contract/truck-questions';
import type { BookingContent } from '@/content/booking-types';
import { useLang } from '@/lib/lang';
import { useHydrated } from '@/lib/media';
import { PageLink } from '@/ui/page-link';
import { Fold } from '@/ui/fold';
import { Consent } from '@/ui/form/consent';
import { ErrorSummary } from '@/ui/form/error-summary';
import { BLOCKABLE, blockNextPress } from '@/ui/form/one-press';
import { BookingControl, controlId, type AskedField } from './controls';
import { Drafts } from './drafts';
import { FORM_NAME } from './early-values';
import { Facts } from './facts';
import { Failure } from './failure';
import { CONTROLS } from './form-controls';
import { HurtFirst } from './hurt-first';
import { LocationFinder } from './location-finder';
import type { useBookingForm } from './use-booking-form';

interface Props {
  words: BookingContent;
  form: ReturnType<typeof useBookingForm>;
}

const GROUPS = ['place', 'trip', 'customer'] as const satisfies readonly (keyof BookingContent['groups'])[];
const fieldsOf = (group: keyof BookingContent['groups']): AskedField[] =>
  FIELD_NAMES.filter((name): name is AskedField => {
    const control = CONTROLS[name];
    return control.kind !== 'consent' && control.group === group;
  });

const FACTS = fieldsOf('trip').filter((name) => CONTROLS[name].kind === 'fact');

/** The form itself: three groups, consent, and the button with the estimate in it. */
export function BookingForm({ words, form }: Props) {
  const { values, errors, errorList, phase, failure, attempt, setField } = form;
  const messages = bookingMessages[siteLang(useLang())];
  const vehicle = fieldsOf('vehicle');
  const busy = phase === 'submitting';
  const hydrated = useHydrated();

  const { service, urgency, vehicleType } = values;
  const estimate = service
    ? estimateAed(service as ServiceId, urgency as Urgency, vehicleType as VehicleType | '')
    : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A quick answer puts a link where the button was, and what is wrong another question: a double click must press
    // neither.
    blockNextPress();
    void form.submit();
  };
  const phoneNote = !values.phoneAbroad && isNoMobile(values.phone) ? words.phoneNote : '';
  const control = (name: AskedField) => (
    <BookingControl
      key={name}
      name={name}
      words={words}
      value={values[name]}
      error={errors[name] && messages[errors[name]]}
      note={name === 'phone' ? phoneNote : undefined}
      disabled={busy}
      asked={name === 'phone' && values.phoneAbroad ? words.phoneAbroad : undefined}
      onValue={(value) => setField(name, value)}
    />
  );
  const finder = (
    <LocationFinder
      key="finder"
      words={words.position}
      area={words.area}
      position={form.position}
      location={values.location}
      disabled={busy}
      onFound={form.setPosition}
    />
  );
  const facts = FACTS.filter((name) => isAsked(name, service));
  /** A field with what belongs to it. */
  const placed = (name: AskedField) => {
    if (name === facts[0])
      return <Facts key="facts" words={words} names={facts} values={values} disabled={busy} onValue={setField} />;
    if (name === 'location') return [finder, control(name)];
    if (name === 'hurt') return [control(name), <HurtFirst key="first" words={words} shown={values.hurt === 'yes'} />];
    return control(name);
  };

  return (
    <form name={FORM_NAME} noValidate onSubmit={onSubmit} aria-busy={busy} className={`js-only ${BLOCKABLE}`}>
      <ErrorSummary
        title={words.summaryTitle}
        titlePrefix={words.errorTitlePrefix}
        attempt={attempt}
        errors={errorList.map(({ name, code }) => ({ id: controlId(name), message: messages[code] }))}
      />
      {GROUPS.map((group) => (
        <Group key={group} title={words.groups[group]}>
          {fieldsOf(group)
            .filter((name) => isAsked(name, service))
            .map(placed)}
        </Group>
      ))}
      <FoldedGroup
        title={words.groups.vehicle}
        optional={words.optional}
        open={vehicle.some((name) => values[name] || errors[name])}
      >
        {vehicle.map(control)}
      </FoldedGroup>
      <Consent
        id={controlId('consent')}
        text={words.consent}
        checked={values.consent}
        error={errors.consent && messages[errors.consent]}
        disabled={busy}
        onChange={(event) => setField('consent', event.target.checked)}
      />
      <PageLink
        page="terms"
        className="ms-9 inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
      >
        {words.terms}
      </PageLink>
      <Failure
        words={words}
        failure={failure}
        quiet={errorList.length > 0}
        waiting={form.waiting.length}
        drafts={<Drafts words={words} draft={form} className="mt-3" />}
      />
      {/* Disabled before hydration: the browser itself would submit the form and lose the input. While sending, it
          keeps the focus: without it, screen readers read the page's title, and Tab begins at the top. */}
      <button
        type="submit"
        disabled={!hydrated}
        aria-disabled={busy || undefined}
        className="btn btn-call mt-4 min-h-14 w-full text-2xl disabled:opacity-70 aria-disabled:opacity-70"
      >
        {busy ? words.submitting : words.submit(estimate)}
      </button>
      <p className="mt-2 text-center text-base text-muted">{words.estimateNote}</p>
    </form>
  );
}

interface GroupProps {
  title: string;
  children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  return (
    <fieldset className="mb-4 min-w-0 border-t-4 border-amber-400 pt-3">
      <legend className="heading float-start mb-3 w-full text-subtitle">{title}</legend>
      <div className="clear-both grid items-end gap-x-5 gap-y-1 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Optional fields: folded into one line on phones until opened or filled. */
function FoldedGroup({ title, optional, open, children }: GroupProps & { optional: string; open: boolean }) {
  const line = (
    <span>
      <span className="heading text-subtitle">{title}</span> <span className="text-muted">{optional}</span>
    </span>
  );
  return (
    <Fold line={line} open={open} className="mb-4 border-t-4 border-amber-400" lineClassName="min-h-14 items-center">
      <fieldset className="grid items-end gap-x-5 gap-y-1 sm:grid-cols-3">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </Fold>
  );
}
