/** No answer is longer; a longer one is cut off. */
const MAX_BYTES = 8 * 1024 ** 2;

/** Fetches without following redirects, which could leak the key, and with a limit on the length of answers. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) controller.error(new TypeError("The answer is too long."));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
};
