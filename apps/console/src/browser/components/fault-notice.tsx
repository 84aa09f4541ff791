import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Button, Code, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isPlatformError, PlatformError } from '@platform/client';
import { useConsole } from '../console-context.js';
import { useNavigation } from '../navigation/navigation.js';
import { CopyButton } from './copy-button.js';
import { RecordToSet } from './record-to-set.js';
import { capitalized } from './words.js';

interface FaultNoticeProps {
  fault: Error;
  /** Offered as a button where asking again may help. */
  onRetry?: () => void;
}

/** What went wrong, in the words of the API, and what can be done about it. */
export function FaultNotice({ fault, onRetry }: FaultNoticeProps) {
  const text = useFaultText(fault);
  const waitSeconds = fault instanceof PlatformError ? (fault.retryAfter ?? 0) : 0;
  const left = useCountdown(waitSeconds, fault);
  const record = fault instanceof PlatformError ? fault.dnsRecord : undefined;
  return (
    <Alert color="red" my="sm" role="presentation">
      <p role="alert">{text}</p>
      {record && <RecordToSet record={record} />}
      {isPlatformError(fault, 'reauthentication_required') && <Confirm />}
      {isPlatformError(fault, 'second_factor_required') && <SecondFactor />}
      {onRetry && mayHelp(fault) && (
        <Button variant="default" size="xs" mt="xs" onClick={onRetry} disabled={left > 0}>
          {left > 0 ? <Trans>Try again in {left} s</Trans> : <Trans>Try again</Trans>}
        </Button>
      )}
      {!onRetry && left > 0 && (
        <Text size="sm">
          <Trans>You can try again in {left} s.</Trans>
        </Text>
      )}
      <RequestId of={fault} />
    </Alert>
  );
}

/** What the operator finds the request by; only of a failure that the person can do nothing about. */
function RequestId({ of: fault }: { of: Error }) {
  const { t } = useLingui();
  if (!(fault instanceof PlatformError) || !fault.requestId || fault.status < 500) return null;
  return (
    <Group gap="xs" mt="xs">
      <Text size="sm">
        <Trans>
          Request <Code>{fault.requestId}</Code>
        </Trans>
      </Text>
      <CopyButton text={fault.requestId} about={t`the id of the request`} />
    </Group>
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
      <Button variant="default" size="xs" mt="xs" onClick={() => mayLeave() && onConfirm()}>
        <Trans>Sign in again</Trans>
      </Button>
    </>
  );
}

/** Set up on a page of the account, in another tab: this one stays what it is. */
function SecondFactor() {
  return (
    <>
      <p>
        <Anchor href="/account/security" target="_blank" rel="noreferrer">
          <Trans>Security settings of your account</Trans>
        </Anchor>
      </p>
      <Confirm />
    </>
  );
}

/** What is missing or forbidden stays so. */
function mayHelp(fault: Error): boolean {
  return !(fault instanceof PlatformError) || fault.status === 0 || fault.status === 429 || fault.status >= 500;
}

function useFaultText(fault: Error): string {
  const { t } = useLingui();
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
