/** Paths as drawn, in the order of the content stream: structures of arrays, in points of the page as displayed. */
export interface PathTable {
  /** Subpaths: the parts between two moves of the pen. */
  readonly count: number;
  /** First point of each subpath, plus a final entry for the end of the last. */
  readonly start: Uint32Array;
  /** Number of the path that contains a subpath. */
  readonly path: Uint32Array;
  /** Index into {@link PathTable.styles}. */
  readonly style: Uint16Array;
  /** Two numbers per point. */
  readonly points: Float32Array;
  /** 1 if a point is the control point of a curve. */
  readonly control: Uint8Array;
  readonly styles: readonly PathStyle[];
}

/** How a path is painted. */
export interface PathStyle {
  /** 0xRRGGBB; null if it is not filled, -1 for a pattern or a shading. */
  readonly fill: number | null;
  readonly stroke: number | null;
  /** In points; 0 if it is not stroked. */
  readonly lineWidth: number;
  /** Its dash pattern; empty for a solid stroke. */
  readonly dashes: string;
}

/** A page with more is a map or a technical drawing, and its paths are not kept. */
const MAX_SUBPATHS = 20_000;
const MAX_POINTS = 120_000;
const MAX_STYLES = 4000;

/** Collects the paths of a page while its objects are read. */
export class PathList {
  #points = new Float32Array(0);
  #control = new Uint8Array(0);
  #pointCount = 0;
  readonly #start: number[] = [];
  readonly #path: number[] = [];
  readonly #style: number[] = [];
  readonly #styles: PathStyle[] = [];
  readonly #styleByKey = new Map<string, number>();
  #paths = 0;
  #current = 0;

  /** False once the page has more paths than the limit. */
  isOpen = true;

  /** Begins a path. */
  begin(style: PathStyle): void {
    const key = `${style.fill} ${style.stroke} ${style.lineWidth} ${style.dashes}`;
    let at = this.#styleByKey.get(key);
    if (at === undefined) {
      at = this.#styles.push(style) - 1;
      this.#styleByKey.set(key, at);
    }
    this.#current = at;
    this.#paths++;
    if (this.#styles.length > MAX_STYLES) this.isOpen = false;
  }

  moveTo(x: number, y: number): void {
    if (this.#start.length >= MAX_SUBPATHS) this.isOpen = false;
    this.#start.push(this.#pointCount);
    this.#path.push(this.#paths);
    this.#style.push(this.#current);
    this.addPoint(x, y, false);
  }

  addPoint(x: number, y: number, isControl: boolean): void {
    if (this.#pointCount === this.#control.length) this.#grow();
    this.#points[2 * this.#pointCount] = x;
    this.#points[2 * this.#pointCount + 1] = y;
    this.#control[this.#pointCount++] = isControl ? 1 : 0;
    if (this.#pointCount > MAX_POINTS) this.isOpen = false;
  }

  /** The collected paths; undefined for a page without paths or with too many. */
  toTable(): PathTable | undefined {
    if (this.#start.length === 0 || !this.isOpen) return undefined;
    return {
      count: this.#start.length,
      start: Uint32Array.from([...this.#start, this.#pointCount]),
      path: Uint32Array.from(this.#path),
      style: Uint16Array.from(this.#style),
      points: this.#points.subarray(0, 2 * this.#pointCount),
      control: this.#control.subarray(0, this.#pointCount),
      styles: this.#styles,
    };
  }

  #grow(): void {
    const size = Math.max(256, 2 * this.#control.length);
    const points = new Float32Array(2 * size);
    points.set(this.#points);
    this.#points = points;
    const control = new Uint8Array(size);
    control.set(this.#control);
    this.#control = control;
  }
}
