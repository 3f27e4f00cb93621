// What the theme leaves to be said to a keyboard and a screen reader.
document.addEventListener("DOMContentLoaded", () => {
  for (const caption of document.querySelectorAll("p.caption[role=heading]")) caption.setAttribute("aria-level", "2");
  for (const [side, name] of [[".sidebar-drawer", "All pages"], [".toc-drawer", "On this page"]])
    document.querySelector(side)?.setAttribute("aria-label", name);
  const scrolls = () => {
    for (const box of document.querySelectorAll("article pre, article .table-wrapper"))
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  };
  scrolls();
  addEventListener("resize", scrolls);
});
