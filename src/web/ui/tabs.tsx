import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { moveRovingFocus } from "./roving-focus.ts";
import "./tabs.css";

interface TabItem<Id extends string> {
  id: Id;
  label: string;
  count?: number | undefined;
}

interface TabsProps<Id extends string> {
  /** Names the list for readers. */
  label: string;
  /** Prefix of the element ids; the panels use the same. */
  name: string;
  items: readonly TabItem<Id>[];
  selectedId: Id;
  onSelect: (id: Id) => void;
  /** `headline` is the page's title made of tabs: closed words narrow, the open one wide. */
  variant?: "line" | "headline";
  /** More tabs than a line holds: they stand in several where the screen is wider than a phone's. */
  isWrapped?: boolean;
  className?: string;
}

/** One tab stop; arrow keys move and select at once. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, name, items, selectedId, onSelect, variant = "line", isWrapped, className } = props;
  const listRef = useRef<HTMLDivElement>(null);

  const counts = items.map(({ count }) => count).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection brings its tab into view, and so do counts, which move all tabs when they come
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
    list.scrollLeft += tab.getBoundingClientRect().left - list.getBoundingClientRect().left - list.clientWidth / 4;
  }, [selectedId, counts]);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const tab = moveRovingFocus(event, tabs, "horizontal");
    const item = tab && items[tabs.indexOf(tab)];
    if (item) onSelect(item.id);
  }

  return (
    <div
      ref={listRef}
      role="tablist"
      aria-label={label}
      className={classNames("tabs", `tabs-${variant}`, isWrapped && "tabs-wrapped", className)}
      onKeyDown={handleKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${name}-tab-${item.id}`}
          className="tab"
          aria-selected={item.id === selectedId}
          aria-controls={`${name}-panel-${item.id}`}
          tabIndex={item.id === selectedId ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
          {item.count !== undefined && (
            <>
              {" "}
              <sup>{item.count}</sup>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  name: string;
  id: string;
  className?: string;
  /** For a panel that must keep what is in it while another one is shown. */
  hidden?: boolean;
  children: ReactNode;
}

/** Render only the selected panel; `name` and `id` tie it to its tab. */
export function TabPanel({ name, id, className, hidden, children }: TabPanelProps) {
  const panelId = `${name}-panel-${id}`;
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={`${name}-tab-${id}`} className={className} hidden={hidden}>
      {children}
    </div>
  );
}
