/** Shown until the service has answered; visible only after a delay, so that nothing flickers. */
export function Loading() {
  return <p class="empty is-late">Asking the service …</p>;
}
