import DefaultTheme from "vitepress/theme";
import { useData } from "vitepress";
import { defineComponent, h } from "vue";
import "./style.css";

const PAGE = "playground.md";

/** The playground is a separate document in a frame: its policy refuses every connection, and its styles do not mix with the site's. */
const Playground = defineComponent(() => {
  const { page } = useData();
  return () => (page.value.relativePath === PAGE ? h("iframe", FRAME) : null);
});

const FRAME = {
  src: "/playground/index.html",
  title: "Playground",
  allow: "clipboard-write",
  style: {
    display: "block",
    width: "100%",
    height: "max(560px, calc(100vh - 180px))",
    marginBottom: "32px",
    border: "1px solid var(--vp-c-divider)",
    borderRadius: "8px",
  },
};

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "doc-top": () => h(Playground) }),
};
