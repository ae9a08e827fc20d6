/** What a view shows until the service has answered; seen only where that takes a while, so that nothing flickers. */
export function Loading() {
  return <p class="empty is-late">Asking the service …</p>;
}
