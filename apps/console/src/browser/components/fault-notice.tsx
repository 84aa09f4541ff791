import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isPlatformError, PlatformError } from '@platform/client';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useConsole } from '../console-context.js';
import { useNavigation } from '../navigation/navigation.js';
import { CopiedText } from './copied-text.js';
import { RecordToSet } from './record-to-set.js';
import { capitalized } from './words.js';

interface FaultNoticeProps {
  fault: Error;
  /** Offered as a button where asking again may help. */
  onRetry?: () => void;
}

/** What went wrong, and what can be done about it. */
export function FaultNotice({ fault, onRetry }: FaultNoticeProps) {
  const said = fault instanceof PlatformError ? fault : undefined;
  const left = useCountdown(said?.retryAfter ?? 0, fault);
  const record = said?.dnsRecord;
  return (
    // Only the text is an alert: a countdown in it would be read out each second.
    <Alert color="red" className="fault" role="group" icon={<IconAlertCircle aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <Text role="alert" c="red" size="md">
          {textOf(fault)}
        </Text>
        {record && <RecordToSet record={record} />}
        {said?.requestId && said.status >= 500 && <RequestId id={said.requestId} />}
        {isPlatformError(fault, 'reauthentication_required') && <Confirm />}
        {isPlatformError(fault, 'second_factor_required') && <SecondFactor />}
        {onRetry && mayHelp(fault) && (
          <Button type="button" variant="default" size="xs" onClick={onRetry} disabled={left > 0}>
            {left > 0 ? t`Try again in ${left} s` : t`Try again`}
          </Button>
        )}
        {!onRetry && left > 0 && (
          <Text size="sm">
            <Trans>You can try again in {left} s.</Trans>
          </Text>
        )}
      </Stack>
    </Alert>
  );
}

/** What the operator of the platform finds a failure of it by. */
function RequestId({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Text size="sm">
        <Trans>Who runs the platform can find the cause by this request:</Trans>
      </Text>
      <CopiedText text={id} about={t`the request`} />
    </Stack>
  );
}

/** What was refused is not done by itself after the way there and back: the person says once more that they want it. */
function Confirm() {
  const { onConfirm } = useConsole();
  const { mayLeave } = useNavigation();
  return (
    <>
      <Text size="sm">
        <Trans>You come back to this page, and can do it then.</Trans>
      </Text>
      <Button type="button" variant="default" size="xs" onClick={() => mayLeave() && onConfirm()}>
        <Trans>Sign in again</Trans>
      </Button>
    </>
  );
}

/** Set up on a page of the account, in another tab: this one stays what it is. */
function SecondFactor() {
  return (
    <>
      <Anchor href="/account/security" target="_blank" rel="noreferrer" underline="always">
        <Trans>Security settings of your account</Trans>
      </Anchor>
      <Confirm />
    </>
  );
}

/** What is missing or forbidden stays so. */
function mayHelp(fault: Error): boolean {
  return !(fault instanceof PlatformError) || [0, 429].includes(fault.status) || fault.status >= 500;
}

/** What went wrong, in a sentence. */
export function textOf(fault: Error): string {
  if (isPlatformError(fault, 'unreachable')) return t`The platform cannot be reached. Please check your connection.`;
  if (!(fault instanceof PlatformError)) return t`Something went wrong in this page. Please load it again.`;
  if (fault.status === 429) return t`There were too many requests in a short time.`;
  if (fault.code === 'not_a_member') return t`You do not belong to this organization.`;
  const about = Object.entries(fault.fields).map(([field, messages]) => aboutField(field, messages));
  return about.length > 0 ? about.join(' ') : fault.message;
}

/** Where no field shows it: `From: must not be after to.` */
function aboutField(field: string, messages: string[]): string {
  const words = field.replaceAll(/[._]/g, ' ');
  return `${capitalized(words)}: ${messages.join(', ').replace(/\.$/, '')}.`;
}

/** Seconds that are left of a wait; starts anew with each `cause`. */
function useCountdown(seconds: number, cause: unknown): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endsAtMs = Date.now() + seconds * 1000;
    setLeft(seconds);
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, cause]);
  return left;
}
