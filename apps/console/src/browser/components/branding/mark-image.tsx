interface MarkImageProps {
  /** As the API answers with it. */
  url: string;
  alt: string;
  size: number;
}

/** Asked of our own origin, as the policy of the console allows no other: it is the one that the address names. */
export function MarkImage({ url, alt, size }: MarkImageProps) {
  return (
    <img src={new URL(url).pathname} alt={alt} width={size} height={size} style={{ borderRadius: 9, flex: 'none' }} />
  );
}
