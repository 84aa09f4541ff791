/**
 * A CSV file as the body of a request, in gzip: a file of 100,000 lines takes a tenth of its size so, and passes every
 * proxy.
 */
export async function packedCsv(csv: string) {
  const stream = new Blob([csv]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = await new Response(stream).blob();
  return {
    body: csv,
    bodySerializer: () => bytes,
    headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip' },
  };
}
