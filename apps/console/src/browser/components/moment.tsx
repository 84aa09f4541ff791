import { dayOf, exactlyOf, momentOf } from './words.js';

interface MomentProps {
  /** As the platform writes it. */
  at: string;
}

/** A moment to the minute; its tooltip says it exactly, with the offset of the zone. */
export function Moment({ at }: MomentProps) {
  return (
    <time dateTime={at} title={exactlyOf(at)}>
      {momentOf(at)}
    </time>
  );
}

/** The day of a moment, which the tooltip says exactly. */
export function Day({ at }: MomentProps) {
  return (
    <time dateTime={at} title={exactlyOf(at)}>
      {dayOf(at)}
    </time>
  );
}
