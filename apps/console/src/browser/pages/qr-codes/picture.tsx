import { Center } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A picture that was fetched, at an address of this page. */
export function Picture({ file, alt, size }: { file: Blob; alt: string; size: number }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Center mih={size}>
      {address && (
        <img
          className="qr-code"
          src={address}
          alt={alt}
          width={size}
          height={size}
          style={{ maxWidth: '100%', height: 'auto' }}
        />
      )}
    </Center>
  );
}
