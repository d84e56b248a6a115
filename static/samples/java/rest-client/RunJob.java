import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.*;
import java.time.format.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;
import java.util.stream.*;
import javax.net.ssl.SSLHandshakeException;

/** Java 11 or later, no libraries. */
public class RunJob {
  private static final String HELP = String.join("\n",
      "Uploads a document, runs a job of jadice flow on it, waits for its end and downloads the result.",
      "",
      "  java RunJob.java --upload page.png --template ocr [--out result]    all of it, into the folder result",
      "  java RunJob.java job-request.json [result.json]                     submit the request, wait, fetch the result",
      "  java RunJob.java --job 18 [result.json]                             do not submit: wait for job 18, fetch its result",
      "",
      "With --out result instead of result.json, they download the new documents, too. For settings such as FLOW_URL and for the",
      "exit codes, see \"Settings and exit codes\" on the page \"REST API\".");
  private static final String USAGE =
      "expected --upload <file> --template <name>, job-request.json or --job <job ID>; see --help";
  /** Settings that the command to go on repeats. The others are secrets or optional. */
  private static final List<String> REPEATED =
      List.of("FLOW_URL", "FLOW_STORE_URL", "FLOW_STORE_INNER_URL", "FLOW_END_STATES");
  private static final Map<String, String> TYPES =
      Map.of("png", "image/png", "jpg", "image/jpeg", "tif", "image/tiff", "pdf", "application/pdf");
  private static final String UNCLEAR = "The job might exist: check the Controller UI first.";

  private final String url = url("FLOW_URL", "http://localhost:8080");
  private final String store = url("FLOW_STORE_URL", "http://localhost:8085");
  private final String storeInnerUrl = url("FLOW_STORE_INNER_URL", store);
  private final String storeAuthorization = basic(env("EUREKA_USERNAME", ""), env("EUREKA_PASSWORD", ""));
  private final String tokenCommand = env("FLOW_TOKEN_COMMAND", "");
  private final String jobFile = env("FLOW_JOB_FILE", "");
  private String authorization = authorization();
  private final long deadline = seconds("FLOW_DEADLINE", "600");
  private final long httpTimeout = seconds("FLOW_HTTP_TIMEOUT", "60");
  private final long longestPause = seconds("FLOW_POLL_MAX", "30");
  private final List<String> endStates = Arrays.asList(env("FLOW_END_STATES", "").trim().split("\\s+"));

  private final HttpClient http = HttpClient.newBuilder()
      .version(HttpClient.Version.HTTP_1_1)
      .connectTimeout(Duration.ofSeconds(10))
      .build();

  private String jobId = "";
  private String again = "";
  private String last = "";
  private long giveUpAt;
  private long pause = 1;

  RunJob() throws Stop {}

  public static void main(String[] args) throws InterruptedException {
    int code = 0;
    try {
      run(args);
    } catch (Stop stop) {
      say("Error: " + stop.getMessage());
      code = stop.code;
    } catch (InvalidPathException e) {
      say("Error: Java cannot use this name of a file with the present locale: " + e.getReason());
      code = 2;
    } catch (IOException e) {
      say("Error: " + e);
      code = 6;
    }
    System.exit(code);
  }

  private static void run(String[] args) throws Stop, IOException, InterruptedException {
    if (args.length > 0 && (args[0].equals("--help") || args[0].equals("-h"))) {
      System.out.println(HELP);
      return;
    }
    // Check everything before the job is submitted.
    Map<String, String> given = new LinkedHashMap<>();
    List<String> files = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      if (!args[i].startsWith("-")) {
        files.add(args[i]);
        continue;
      }
      boolean known = List.of("--job", "--upload", "--template", "--out").contains(args[i]);
      require(known && i + 1 < args.length && !args[i + 1].isEmpty() && !given.containsKey(args[i]), USAGE);
      given.put(args[i], args[++i]);
    }
    String jobId = given.get("--job");
    String document = given.get("--upload");
    String request = jobId != null || document != null || files.isEmpty() ? null : files.remove(0);
    String out = given.getOrDefault("--out", document == null ? null : "result");
    require(jobId == null ? request != null || document != null : document == null && jobId.matches("[0-9]+"), USAGE);
    require((document == null) == !given.containsKey("--template") && files.size() <= (out == null ? 1 : 0), USAGE);
    String file = document == null ? request : document;
    require(file == null || Files.isReadable(Path.of(file)) && !Files.isDirectory(Path.of(file)), "Cannot read " + file + ".");
    String body;
    try {
      body = request == null ? null : Files.readString(Path.of(request));
      Files.createDirectories(Path.of(out == null ? "" : out));
    } catch (IOException e) {
      throw new Stop(2, "Cannot read " + file + " as UTF-8, or make the folder " + out + ".");
    }
    require(body == null || Json.parse(body) != null, request + " is not valid JSON.");
    Path resultFile = out == null ? Path.of(files.isEmpty() ? "result.json" : files.get(0)) : Path.of(out, "result.json");
    require(!Files.isDirectory(resultFile), resultFile + " is a folder.");
    Path place = Files.exists(resultFile) ? resultFile : resultFile.toAbsolutePath().getParent();
    require(Files.isWritable(place), "Cannot write " + resultFile + ".");

    RunJob client = new RunJob();
    if (jobId == null) {
      jobId = client.start(body, document, given.get("--template"));
    }
    String own = REPEATED.stream().filter(name -> !env(name, "").isEmpty())
        .map(name -> name + "=" + shellWord(env(name, "")) + " ").collect(Collectors.joining());
    String target = out == null ? shellWord(resultFile.toString()) : "--out " + shellWord(out);
    client.awaitEnd(jobId, own + "java RunJob.java --job " + jobId + " " + target);
    Answer answer = client.get(client.url + "/job/result/" + jobId);
    Object result = Json.parse(answer.text());
    if (result == null) {
      throw client.unreadable("The response is not JSON. Compare it with your Swagger UI: " + answer.text());
    }
    save(resultFile, answer.body);
    if (out == null) {
      say("Result saved in " + resultFile + ". URLs of new documents:");
    }
    int number = 0;
    for (Map<?, ?> part : newParts(result)) {
      System.out.println(out == null ? part.get("url") : client.download(part, Path.of(out), ++number));
    }
  }

  /** A condition of a correct call. */
  private static void require(boolean condition, String message) throws Stop {
    if (!condition) {
      throw new Stop(2, message);
    }
  }

  private static void save(Path file, byte[] content) throws IOException {
    if (!Files.exists(file) && FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }
    Files.write(file, content);
  }

  /** Uploads the file to the data store, and returns a job request for it. */
  String upload(Path file, String template) throws Stop, IOException, InterruptedException {
    String name = file.getFileName().toString();
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase();
    String type = TYPES.getOrDefault(ending, "application/octet-stream");
    String boundary = UUID.randomUUID().toString();
    String head = "--" + boundary + "\r\nContent-Disposition: form-data; name=\"__DOC\"\r\nContent-Type: application/json\r\n\r\n{}\r\n--"
        + boundary + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name.replace("\"", "%22")
        + "\"\r\nContent-Type: " + type + "\r\n\r\n";
    BodyPublisher body = BodyPublishers.ofByteArrays(List.of(
        head.getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file), ("\r\n--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8)));
    Answer answer = callOnce(store + "/api/v1/documents", body, "multipart/form-data; boundary=" + boundary);
    Object document = answer.isSuccess() ? Json.parse(answer.text()) : null;
    Object elements = field(document, "contentElements");
    Object element = elements instanceof List && !((List<?>) elements).isEmpty() ? field(((List<?>) elements).get(0), "id") : null;
    if (!(element instanceof String) || !(field(document, "documentId") instanceof String)) {
      throw new Stop(3, "The upload failed, HTTP " + answer.status + ". Nothing was submitted. " + answer.text());
    }
    String address = storeInnerUrl + "/api/v1/documents/" + field(document, "documentId") + "/content/" + element;
    say("Uploaded " + name + ": " + address);
    return "{\"jobTemplateName\": " + quoted(template) + ", \"priority\": 0, \"items\": [{\"parts\": [{\"url\": " + quoted(address)
        + ", \"filename\": " + quoted(name) + ", \"type\": \"BASE_PART\", \"mimeType\": " + quoted(type) + "}]}]}";
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static String shellWord(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  /** Uploads and submits, unless there is a job file from an earlier call. Removes it if nothing was submitted. */
  private String start(String request, String document, String template) throws Stop, IOException, InterruptedException {
    Path file = jobFile.isEmpty() ? null : Path.of(jobFile);
    try {
      if (file != null) {
        Files.writeString(file, "submitting\n", StandardOpenOption.CREATE_NEW);
      }
    } catch (FileAlreadyExistsException e) {
      throw new Stop(5, file + " is there from an earlier call. " + UNCLEAR + " Then use --job, or delete the file.");
    } catch (IOException e) {
      throw new Stop(2, "Cannot write " + file + ".");
    }
    try {
      String id = submit(request == null ? upload(Path.of(document), template) : request);
      if (file != null) {
        Files.writeString(file, id + "\n");
      }
      say("Job " + id + " submitted.");
      return id;
    } catch (Stop stop) {
      if (file != null && stop.code != 5) {
        Files.delete(file);
      }
      throw stop;
    }
  }

  /** Sent once only: a repeated submission could start the same work twice. */
  String submit(String request) throws Stop, InterruptedException {
    Answer answer = call(url + "/job/create", BodyPublishers.ofString(request), 3);
    String reason = answer.status == 0 ? answer.text() : "HTTP " + answer.status + ": " + answer.text();
    if (answer.unsent || answer.status == 429) {
      throw new Stop(3, "Nothing was submitted to " + url + ". " + reason);
    }
    if (answer.status == 0 || answer.status >= 500) {
      throw new Stop(5, UNCLEAR + " " + reason);
    }
    if (!answer.isSuccess()) {
      throw new Stop(7, url + " rejected the job request, " + reason);
    }
    String id = String.valueOf(field(Json.parse(answer.text()), "jobExecutionID"));
    if (!id.matches("[0-9]+")) {
      throw new Stop(5, "The response contains no jobExecutionID. " + UNCLEAR + " " + reason);
    }
    return id;
  }

  /** Pauses grow. The last one ends at the deadline, but none is shorter than the server asked for. */
  private void pause(long asked) throws Stop, InterruptedException {
    long left = giveUpAt - System.nanoTime();
    if (left <= 0 || TimeUnit.SECONDS.toNanos(asked) > left) {
      throw new Stop(4, "Job " + jobId + " is not finished at the deadline of " + deadline + " s, last status: "
          + (last.isEmpty() ? "unknown" : last)
          + ". If this status ends a job, name it in FLOW_END_STATES. To keep waiting, run: " + again);
    }
    TimeUnit.NANOSECONDS.sleep(Math.min(TimeUnit.SECONDS.toNanos(Math.max(pause, asked)), left));
    pause = Math.min(pause * 2, longestPause);
  }

  private Stop unreadable(String text) {
    return new Stop(6, text + " To go on, run: " + again);
  }

  /** Reads something of the job; goes on after network errors, 429 and server errors. */
  private Answer get(String address) throws Stop, InterruptedException {
    while (true) {
      Answer answer = call(address, null, 6);
      if (answer.isSuccess()) {
        return answer;
      }
      if (answer.status != 0 && answer.status != 429 && answer.status < 500) {
        boolean isOurs = answer.status != 401 || address.startsWith(url + "/") || address.startsWith(store + "/");
        throw unreadable("Cannot read " + address + ", HTTP " + answer.status + ": " + answer.text() + (isOurs ? ""
            : " No password was sent, because the URL begins with neither FLOW_STORE_URL nor FLOW_STORE_INNER_URL."));
      }
      say("No usable response (HTTP " + answer.status + "). Retrying in " + Math.max(pause, answer.retryAfter) + " s.");
      pause(answer.retryAfter);
    }
  }

  /** Polls until the job is finished. {@code howToGoOn} is the command that messages name. */
  void awaitEnd(String id, String howToGoOn) throws Stop, InterruptedException {
    jobId = id;
    again = howToGoOn;
    giveUpAt = System.nanoTime() + TimeUnit.SECONDS.toNanos(deadline);
    while (true) {
      Answer answer = get(url + "/job/execution/" + jobId);
      Object status = field(Json.parse(answer.text()), "status");
      if (!(status instanceof String) || status.equals("")) {
        throw unreadable("The response contains no status. Compare it with your Swagger UI: " + answer.text());
      }
      if (!status.equals(last)) {
        say("Job " + jobId + ": " + status);
      }
      last = (String) status;
      if (last.equals("FINISHED")) {
        return;
      }
      if (endStates.contains(last)) {
        throw new Stop(1, "Job " + jobId + " ended with status " + last + ".");
      }
      pause(0);
    }
  }

  /** Downloads a part, and returns the name of the file. */
  Path download(Map<?, ?> part, Path out, int number) throws Stop, IOException, InterruptedException {
    String address = (String) part.get("url");
    // The workers' name of the data store may be unknown here.
    if (address.startsWith(storeInnerUrl + "/")) {
      address = store + address.substring(storeInnerUrl.length());
    }
    Object name = part.get("filename");
    String safe = (name instanceof String && !name.equals("") ? (String) name : "document").replaceAll("[^\\w.-]", "_");
    Path file = out.resolve(number + "-" + safe);
    Answer answer = get(address);
    Object type = part.get("mimeType");
    if (answer.isHtml && type instanceof String && !type.equals("") && !((String) type).contains("html")) {
      throw unreadable(address + " is an HTML page, not " + type + ".");
    }
    save(file, answer.body);
    return file;
  }

  /** One HTTP call of the controller or the data store; after 401 of the controller, once more with a new token. */
  private Answer call(String address, BodyPublisher body, int code) throws Stop, InterruptedException {
    Answer answer = callOnce(address, body, "application/json");
    if (answer.status != 401 || tokenCommand.isEmpty() || !address.startsWith(url + "/")) {
      return answer;
    }
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    String token;
    try {
      Process process = new ProcessBuilder(windows ? "cmd" : "sh", windows ? "/c" : "-c", tokenCommand)
          .redirectError(ProcessBuilder.Redirect.INHERIT)
          .start();
      token = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim();
      if (process.waitFor() != 0) {
        throw new Stop(code, "FLOW_TOKEN_COMMAND failed with exit status " + process.exitValue() + ".");
      }
    } catch (IOException e) {
      throw new Stop(code, "FLOW_TOKEN_COMMAND does not start: " + e.getMessage());
    }
    if (!isToken(token)) {
      throw new Stop(code, "FLOW_TOKEN_COMMAND printed no token: expected one word.");
    }
    authorization = "Bearer " + token;
    return callOnce(address, body, "application/json");
  }

  /** Redirects are not followed, and the time-out includes the body. A body makes it a POST. */
  private Answer callOnce(String address, BodyPublisher body, String type) throws InterruptedException {
    try {
      HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address))
          .header("Accept", "application/json, */*")
          .method(body == null ? "GET" : "POST", body == null ? BodyPublishers.noBody() : body);
      if (body != null) {
        request.header("Content-Type", type);
      }
      String credentials =
          address.startsWith(store + "/") ? storeAuthorization : address.startsWith(url + "/") ? authorization : null;
      if (credentials != null) {
        request.header("Authorization", credentials);
      }
      CompletableFuture<HttpResponse<byte[]>> answer = http.sendAsync(request.build(), BodyHandlers.ofByteArray());
      HttpResponse<byte[]> complete = answer.get(httpTimeout, TimeUnit.SECONDS);
      String wait = complete.headers().firstValue("Retry-After").orElse("0");
      boolean isHtml = complete.headers().firstValue("Content-Type").orElse("").startsWith("text/html");
      return new Answer(complete.statusCode(), complete.body(), false, secondsOf(wait), isHtml);
    } catch (IllegalArgumentException e) {
      return new Answer(0, e.getMessage(), true); // the address is none
    } catch (TimeoutException e) {
      return new Answer(0, "No complete answer in " + httpTimeout + " s", false);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      boolean unsent = cause instanceof ConnectException || cause instanceof SSLHandshakeException;
      return new Answer(0, cause.toString(), unsent);
    }
  }

  /** {@code Retry-After} is a number of seconds or a date. */
  private static long secondsOf(String wait) {
    if (wait.matches("[0-9]{1,6}")) {
      return Long.parseLong(wait);
    }
    try {
      Instant end = ZonedDateTime.parse(wait, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      return Math.max(0, (Duration.between(Instant.now(), end).toMillis() + 999) / 1000);
    } catch (DateTimeParseException e) {
      return 0;
    }
  }

  /** A token is one word: neither empty nor, like the text of an error, with blanks or line breaks. */
  private static boolean isToken(String text) {
    return text.matches("\\S+");
  }

  private static String authorization() throws Stop {
    String token = env("FLOW_TOKEN", "");
    String user = env("FLOW_USER", "");
    String password = env("FLOW_PASSWORD", "");
    if (!token.isEmpty()) {
      if (!isToken(token)) {
        throw new Stop(2, "FLOW_TOKEN is no token: it contains a blank or a line break.");
      }
      return "Bearer " + token;
    }
    if (!user.isEmpty() && password.isEmpty()) {
      throw new Stop(2, "FLOW_USER is set, FLOW_PASSWORD is not.");
    }
    return basic(user, password);
  }

  private static String basic(String user, String password) {
    byte[] account = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
    return user.isEmpty() ? null : "Basic " + Base64.getEncoder().encodeToString(account);
  }

  private static String url(String name, String fallback) {
    return env(name, fallback).replaceAll("/$", "");
  }

  private static long seconds(String name, String fallback) throws Stop {
    String value = env(name, fallback);
    if (!value.matches("[1-9][0-9]{0,8}")) {
      throw new Stop(2, "Not a number of seconds: " + value);
    }
    return Long.parseLong(value);
  }

  /** All objects with a text {@code url}, in the order of the answer, without the parts that were processed. */
  private static List<Map<?, ?>> newParts(Object json) {
    List<Map<?, ?>> found = new ArrayList<>();
    if (field(json, "url") instanceof String && !"META".equals(field(json, "type"))) {
      found.add((Map<?, ?>) json);
    }
    Iterable<?> children = json instanceof Map ? ((Map<?, ?>) json).values() : json instanceof List ? (List<?>) json : List.of();
    children.forEach(child -> found.addAll(newParts(child)));
    return found;
  }

  private static Object field(Object json, String name) {
    return json instanceof Map ? ((Map<?, ?>) json).get(name) : null;
  }

  private static String env(String name, String fallback) {
    String value = System.getenv(name);
    return value == null || value.isEmpty() ? fallback : value;
  }

  private static void say(String text) {
    System.err.println(text);
  }

  /** A complete answer, or status 0 and the reason why there is none. */
  private static final class Answer {
    final int status;
    final byte[] body;
    /** The request did not leave this machine. */
    final boolean unsent;
    /** Seconds that the server asks to wait. */
    final long retryAfter;
    final boolean isHtml;

    Answer(int status, String reason, boolean unsent) {
      this(status, String.valueOf(reason).getBytes(StandardCharsets.UTF_8), unsent, 0, false);
    }

    Answer(int status, byte[] body, boolean unsent, long retryAfter, boolean isHtml) {
      this.status = status;
      this.body = body;
      this.unsent = unsent;
      this.retryAfter = retryAfter;
      this.isHtml = isHtml;
    }

    String text() {
      return new String(body, StandardCharsets.UTF_8);
    }

    boolean isSuccess() {
      return status / 100 == 2;
    }
  }

  /** Ends the program with an exit code. */
  static final class Stop extends Exception {
    private static final long serialVersionUID = 1L;
    final int code;

    Stop(int code, String message) {
      super(message);
      this.code = code;
    }
  }

  /** Reads JSON, so that this file needs no library. In an application, use the one that you have. */
  private static final class Json {
    private static final Pattern TOKEN = Pattern.compile("\\s*(?:([\\[\\]{},:])"
        + "|\"((?:[^\"\\\\\\x00-\\x1f]++|\\\\(?:u[0-9a-fA-F]{4}|[\"\\\\/bfnrt]))*+)\""
        + "|(-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null))\\s*");
    private final Matcher token;
    private int position;

    private Json(String text) {
      token = TOKEN.matcher(text);
    }

    /** Maps, lists and strings; a number, true, false or null as StringBuilder with its text; null if it is no JSON. */
    static Object parse(String text) {
      Json json = new Json(text);
      try {
        Object value = json.value(json.next());
        return json.position == text.length() ? value : null;
      } catch (IllegalArgumentException e) {
        return null;
      }
    }

    private String next() {
      if (!token.find(position) || token.start() != position) {
        throw new IllegalArgumentException("No JSON at " + position);
      }
      position = token.end();
      return token.group(1);
    }

    private Object value(String mark) {
      if (mark == null) {
        return token.group(2) == null ? new StringBuilder(token.group(3)) : unescaped(token.group(2));
      }
      boolean isObject = mark.equals("{");
      Map<String, Object> fields = new LinkedHashMap<>();
      List<Object> entries = new ArrayList<>();
      String end = isObject ? "}" : "]";
      require(isObject || mark.equals("["));
      mark = next();
      while (!end.equals(mark)) {
        if (isObject) {
          require(mark == null && token.group(2) != null);
          String name = unescaped(token.group(2));
          require(":".equals(next()));
          fields.put(name, value(next()));
        } else {
          entries.add(value(mark));
        }
        mark = next();
        require(end.equals(mark) || ",".equals(mark));
        if (",".equals(mark)) {
          mark = next();
          require(!end.equals(mark));
        }
      }
      return isObject ? fields : entries;
    }

    private static void require(boolean condition) {
      if (!condition) {
        throw new IllegalArgumentException("No JSON");
      }
    }

    private static String unescaped(String text) {
      return Pattern.compile("\\\\(?:u(....)|(.))").matcher(text).replaceAll(match -> Matcher.quoteReplacement(
          match.group(1) != null
              ? String.valueOf((char) Integer.parseInt(match.group(1), 16))
              : String.valueOf("\b\f\n\r\t\"\\/".charAt("bfnrt\"\\/".indexOf(match.group(2))))));
    }
  }
}
