import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLHandshakeException;

/** Java 11 or later, no libraries. */
public class RunJob {
  private static final String HELP = String.join("\n",
      "Submits a job request to a jadice flow controller, waits for the end of the job and saves the result.",
      "",
      "  java RunJob.java job-request.json [result.json]    submit the request, wait, fetch the result",
      "  java RunJob.java --job 18 [result.json]            do not submit: wait for job 18, fetch its result",
      "",
      "Settings, output and exit codes are those of run-job.sh: FLOW_URL, FLOW_TOKEN, FLOW_TOKEN_COMMAND, FLOW_USER,",
      "FLOW_PASSWORD, FLOW_DEADLINE, FLOW_HTTP_TIMEOUT, FLOW_POLL_MAX, FLOW_END_STATES; 0 finished, 1 ended with another",
      "status, 2 invalid arguments, 3 HTTP or network error, 4 deadline.");
  private static final String UNCLEAR = "The job might exist: check the Controller UI first.";

  private final String url = env("FLOW_URL", "http://localhost:8080").replaceAll("/$", "");
  private final String tokenCommand = env("FLOW_TOKEN_COMMAND", "");
  private String authorization = authorization();
  private final long deadline = seconds("FLOW_DEADLINE", "600");
  private final long httpTimeout = seconds("FLOW_HTTP_TIMEOUT", "60");
  private final long longestPause = seconds("FLOW_POLL_MAX", "30");
  private final List<String> endStates = Arrays.asList(env("FLOW_END_STATES", "").trim().split("\\s+"));

  private final HttpClient http = HttpClient.newBuilder()
      .version(HttpClient.Version.HTTP_1_1)
      .connectTimeout(Duration.ofSeconds(10))
      .build();

  RunJob() throws Stop {}

  public static void main(String[] args) throws InterruptedException {
    int code = 0;
    try {
      run(args);
    } catch (Stop stop) {
      say("Error: " + stop.getMessage());
      code = stop.code;
    } catch (IOException e) {
      say("Error: " + e);
      code = 3;
    }
    System.exit(code);
  }

  private static void run(String[] args) throws Stop, IOException, InterruptedException {
    if (args.length > 0 && (args[0].equals("--help") || args[0].equals("-h"))) {
      System.out.println(HELP);
      return;
    }
    boolean resume = args.length > 0 && args[0].equals("--job");
    boolean valid = resume
        ? args.length > 1 && args.length < 4 && args[1].matches("[0-9]+")
        : args.length > 0 && args.length < 3 && !args[0].isEmpty() && !args[0].startsWith("-");
    if (!valid) {
      throw new Stop(2, "expected job-request.json [result.json] or --job <job ID> [result.json]; see --help");
    }
    // Check everything before the job is submitted.
    String request = resume ? null : readRequest(Path.of(args[0]));
    int last = resume ? 2 : 1;
    Path resultFile = Path.of(args.length > last ? args[last] : "result.json");
    if (Files.isDirectory(resultFile)) {
      throw new Stop(2, resultFile + " is a folder.");
    }
    if (!Files.isWritable(Files.exists(resultFile) ? resultFile : resultFile.toAbsolutePath().getParent())) {
      throw new Stop(2, "Cannot write " + resultFile + ".");
    }

    RunJob client = new RunJob();
    String jobId = resume ? args[1] : client.submit(request);
    String again = "FLOW_URL='" + client.url + "' java RunJob.java --job " + jobId + " '" + resultFile + "'";
    client.awaitEnd(jobId, again);
    Answer answer = client.call("GET", "/job/result/" + jobId, null);
    if (!answer.isSuccess()) {
      throw new Stop(3, "Cannot fetch the result, HTTP " + answer.status + ". Try again with: " + again);
    }
    Object result = Json.parse(answer.body);
    if (result == null) {
      throw new Stop(3, "The response is not JSON. Compare it with your Swagger UI: " + answer.body);
    }
    if (!Files.exists(resultFile) && FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(resultFile, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }
    Files.writeString(resultFile, answer.body);
    say("Result saved in " + resultFile + ". URLs of new documents:");
    addressesIn(result).forEach(System.out::println);
  }

  private static String readRequest(Path file) throws Stop {
    String text;
    try {
      text = Files.readString(file);
    } catch (IOException e) {
      throw new Stop(2, "Cannot read " + file + ".");
    }
    if (text.isEmpty()) {
      throw new Stop(2, file + " is empty.");
    }
    if (Json.parse(text) == null) {
      throw new Stop(2, file + " is not valid JSON.");
    }
    return text;
  }

  /** Sent once only: a repeated submission could start the same work twice. */
  String submit(String request) throws Stop, InterruptedException {
    Answer answer = call("POST", "/job/create", request);
    if (answer.unsent) {
      throw new Stop(3, "Cannot reach " + url + ". Nothing was submitted. " + answer.body);
    }
    if (answer.status == 0) {
      throw new Stop(3, "No response to the submission. " + UNCLEAR + " " + answer.body);
    }
    if (answer.status >= 500) {
      throw new Stop(3, "HTTP " + answer.status + ". " + UNCLEAR + " " + answer.body);
    }
    if (!answer.isSuccess()) {
      throw new Stop(3, "The controller rejected the job request, HTTP " + answer.status + ": " + answer.body);
    }
    String jobId = String.valueOf(field(Json.parse(answer.body), "jobExecutionID"));
    if (!jobId.matches("[0-9]+")) {
      throw new Stop(3, "The response contains no jobExecutionID: " + answer.body);
    }
    say("Job " + jobId + " submitted.");
    return jobId;
  }

  /** Polls with growing pauses until the job is finished; goes on after network and server errors. */
  void awaitEnd(String jobId, String again) throws Stop, InterruptedException {
    long giveUpAt = System.nanoTime() + TimeUnit.SECONDS.toNanos(deadline);
    String last = "";
    for (long pause = 1; ; pause = Math.min(pause * 2, longestPause)) {
      Answer answer = call("GET", "/job/execution/" + jobId, null);
      if (answer.isSuccess()) {
        Object status = field(Json.parse(answer.body), "status");
        if (!(status instanceof String) || status.equals("")) {
          throw new Stop(3, "The response contains no status. Compare it with your Swagger UI: " + answer.body);
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
      } else if (answer.status == 0 || answer.status == 429 || answer.status >= 500) {
        pause = Math.max(pause, answer.retryAfter);
        say("No usable response (HTTP " + answer.status + "). Retrying in " + pause + " s.");
      } else {
        throw new Stop(3, "Cannot read job " + jobId + ", HTTP " + answer.status + ": " + answer.body);
      }
      if (System.nanoTime() + TimeUnit.SECONDS.toNanos(pause) - giveUpAt > 0) {
        throw new Stop(4, "Job " + jobId + " is not finished after " + deadline + " s, last status: "
            + (last.isEmpty() ? "unknown" : last)
            + ". If this status ends a job, name it in FLOW_END_STATES. To keep waiting, run: " + again);
      }
      TimeUnit.SECONDS.sleep(pause);
    }
  }

  /** One HTTP call; after 401, once more with a new token. */
  private Answer call(String method, String path, String body) throws Stop, InterruptedException {
    Answer answer = callOnce(method, path, body);
    if (answer.status != 401 || tokenCommand.isEmpty()) {
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
        throw new Stop(3, "FLOW_TOKEN_COMMAND failed with exit status " + process.exitValue() + ".");
      }
    } catch (IOException e) {
      throw new Stop(3, "FLOW_TOKEN_COMMAND does not start: " + e.getMessage());
    }
    if (!isToken(token)) {
      throw new Stop(3, "FLOW_TOKEN_COMMAND printed no token: expected one word.");
    }
    authorization = "Bearer " + token;
    return callOnce(method, path, body);
  }

  /** Redirects are not followed, and the time-out includes the body. */
  private Answer callOnce(String method, String path, String body) throws InterruptedException {
    try {
      HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url + path))
          .header("Accept", "application/json")
          .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
      if (body != null) {
        request.header("Content-Type", "application/json");
      }
      if (authorization != null) {
        request.header("Authorization", authorization);
      }
      CompletableFuture<HttpResponse<String>> answer = http.sendAsync(request.build(), BodyHandlers.ofString());
      HttpResponse<String> complete = answer.get(httpTimeout, TimeUnit.SECONDS);
      String wait = complete.headers().firstValue("Retry-After").filter(text -> text.matches("[0-9]{1,6}")).orElse("0");
      return new Answer(complete.statusCode(), complete.body(), false, Long.parseLong(wait));
    } catch (IllegalArgumentException e) {
      return new Answer(0, e.getMessage(), true, 0); // the address is none
    } catch (TimeoutException e) {
      return new Answer(0, "No complete answer in " + httpTimeout + " s", false, 0);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      boolean unsent = cause instanceof ConnectException || cause instanceof SSLHandshakeException;
      return new Answer(0, cause.toString(), unsent, 0);
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
    if (user.isEmpty()) {
      return null;
    }
    if (password.isEmpty()) {
      throw new Stop(2, "FLOW_USER is set, FLOW_PASSWORD is not.");
    }
    return "Basic " + Base64.getEncoder().encodeToString((user + ":" + password).getBytes(StandardCharsets.UTF_8));
  }

  private static long seconds(String name, String fallback) throws Stop {
    String value = env(name, fallback);
    if (!value.matches("[1-9][0-9]{0,8}")) {
      throw new Stop(2, "Not a number of seconds: " + value);
    }
    return Long.parseLong(value);
  }

  /** Texts of all fields {@code url}, in the order of the answer, without those of parts that were processed. */
  private static List<String> addressesIn(Object json) {
    List<String> found = new ArrayList<>();
    if (field(json, "url") instanceof String && !"META".equals(field(json, "type"))) {
      found.add((String) field(json, "url"));
    }
    Iterable<?> children = json instanceof Map ? ((Map<?, ?>) json).values() : json instanceof List ? (List<?>) json : List.of();
    children.forEach(child -> found.addAll(addressesIn(child)));
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
    final String body;
    /** The request did not leave this machine. */
    final boolean unsent;
    /** Seconds that the server asks to wait. */
    final long retryAfter;

    Answer(int status, String body, boolean unsent, long retryAfter) {
      this.status = status;
      this.body = body;
      this.unsent = unsent;
      this.retryAfter = retryAfter;
    }

    boolean isSuccess() {
      return status / 100 == 2;
    }
  }

  /** Ends the program with an exit code. */
  private static final class Stop extends Exception {
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
