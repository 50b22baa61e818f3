@echo off
rem Runs agentdoc on Windows from an unpacked distribution: finds Java 21 or newer and starts the program.
rem Only the program's own results reach standard output. Not yet tried on a Windows machine.
setlocal EnableExtensions DisableDelayedExpansion

set "root=%~dp0"
set "jdk="

rem The distribution's own run-time image first, then the JDK a person chose, then the one on the path.
if exist "%root%jdk\bin\java.exe" call :consider "%root%jdk"
if not defined jdk if defined JAVA_HOME call :consider "%JAVA_HOME%"
if not defined jdk for /f "delims=" %%J in ('where java 2^>nul') do if not defined jdk call :beside "%%J"
if not defined jdk for /d %%D in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\jdk*" "%USERPROFILE%\.jdks\*") do if not defined jdk call :consider "%%~D"
if not defined jdk (
    echo agentdoc: needs Java: install a JDK 21 or newer, such as Eclipse Temurin 25 ^(https://adoptium.net^), or set JAVA_HOME to one 1>&2
    exit /b 2
)

"%jdk%\bin\java.exe" -Xshare:auto -XX:-UsePerfData -Xlog:disable -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -cp "%root%lib\*" io.agentdoc.cli.Main %*
exit /b %ERRORLEVEL%

rem The folder two above bin\java.exe.
:beside
for %%B in ("%~dp1..") do call :consider "%%~fB"
goto :eof

rem Takes the JDK in that folder where it is new enough; its release file says JAVA_VERSION="25.0.1".
:consider
if not exist "%~1\bin\java.exe" goto :eof
if not exist "%~1\release" goto :eof
set "version="
for /f "tokens=2 delims==" %%V in ('findstr /b "JAVA_VERSION=" "%~1\release"') do for /f "tokens=1 delims=.-+ " %%M in ("%%~V") do set "version=%%M"
if not defined version goto :eof
if %version% GEQ 21 set "jdk=%~1"
goto :eof
