/** Where a form is on its way: what stands below leaves the window with the press, and nothing jumps when the form arrives. */
export function FormPlace() {
  return <div style={{ minBlockSize: "100svh" }} />;
}
