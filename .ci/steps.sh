# Sourced by `run` and `long`: named steps, some of them side by side, and the line that ends both.
# shellcheck shell=bash
export CI=true TURBO_TELEMETRY_DISABLED=1
reports=.reports/steps
rm -rf "$reports"
mkdir -p "$reports"

# Runs one step; its name is kept when it fails, and how long it took is kept anyway.
step() {
  local name=$1 started=$SECONDS
  shift
  printf '\n=== %s\n' "$name"
  "$@" || printf '%s\n' "$name" >>"$reports/failed"
  printf '%5d s  %s\n' $((SECONDS - started)) "$name" >>"$reports/times"
}

# Starts steps in the background; `background_end` waits for them and shows what they said.
background() {
  "$@" >"$reports/background.log" 2>&1 &
  background_pid=$!
}
background_end() {
  wait "$background_pid"
  cat "$reports/background.log"
}

tests() {
  npm test 2>&1 | tee .reports/test.log
  return "${PIPESTATUS[0]}"
}

# The times, the steps and tests that failed, and the total of the tests as the last line.
finish() {
  printf '\n'
  cat "$reports/times"
  printf '%5d s  all\n' "$SECONDS"
  [ ! -s "$reports/failed" ] || sed 's/^/FAILED: /' "$reports/failed"
  # As text, whatever bytes a test has written.
  grep -a '^FAILED TEST ' .reports/test.log
  local total
  total=$(grep -aE '^[0-9]+ passed, [0-9]+ failed, [0-9]+ skipped$' .reports/test.log | tail -n 1)
  printf '%s\n' "${total:-0 passed, 1 failed, 0 skipped}"
  [ ! -s "$reports/failed" ] && [ -n "$total" ]
}
